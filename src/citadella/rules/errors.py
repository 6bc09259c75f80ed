"""The three ways in which input can be wrong; each says so in one sentence."""


def quoted(value: object, most: int = 40) -> str:
    """Return what was said in quotation marks, short enough for a sentence."""
    text = str(value)
    if len(text) > most:
        text = text[: most - 1] + "…"
    return "'" + "".join([c if c.isprintable() else "?" for c in text]) + "'"


class CitadellaError(ValueError):
    """Anything a caller got wrong. Nothing has changed when it is raised."""


class MalformedError(CitadellaError):
    """It cannot be read: not a known form, card, seat, verb …"""


class IllegalError(CitadellaError):
    """It can be read, but the rules do not allow it now."""


class CardFileError(CitadellaError):
    """A file of homebrew cards that cannot be used, is missing, or is not what it was."""

    def __init__(self, problem: str, sentence: str, file: str, why: str = "") -> None:
        """Note the kind of problem, and which file it is about."""
        super().__init__(sentence)
        self.problem = problem
        self.facts: dict[str, str] = {"file": file, "why": why}

    def __reduce__(self) -> tuple[object, ...]:
        facts = self.facts
        return (CardFileError, (self.problem, str(self), facts["file"], facts["why"]))


class SetupError(CitadellaError):
    """A setup that breaks a rule; the rule's id is named."""

    def __init__(self, rule: str, sentence: str) -> None:
        """Name the broken rule and say what is wrong."""
        super().__init__(f"{sentence} (rule {rule})")
        self.rule = rule
