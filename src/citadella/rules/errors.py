"""The exceptions for bad input; each message is one sentence."""


def quoted(value: object, most: int = 40) -> str:
    """Return a value in quotation marks, shortened to fit into a sentence."""
    text = str(value)
    if len(text) > most:
        text = text[: most - 1] + "…"
    return "'" + "".join([c if c.isprintable() else "?" for c in text]) + "'"


class CitadellaError(ValueError):
    """A mistake by the caller; the operation that raises it has changed nothing."""


class MalformedError(CitadellaError):
    """Input that cannot be parsed: a wrong format, an unknown card, seat or verb …"""


class IllegalError(CitadellaError):
    """A well-formed request that the rules do not allow now."""


class CardFileError(CitadellaError):
    """A homebrew card file that is missing, unusable, or not the expected version."""

    def __init__(self, problem: str, sentence: str, file: str, why: str = "") -> None:
        """Store the kind of problem and the file concerned."""
        super().__init__(sentence)
        self.problem = problem  #: The kind of problem: the key of the translated message.
        #: The file (`file`) and, where known, the reason (`why`).
        self.facts: dict[str, str] = {"file": file, "why": why}

    def __reduce__(self) -> tuple[object, ...]:
        facts = self.facts
        return (CardFileError, (self.problem, str(self), facts["file"], facts["why"]))


class SetupError(CitadellaError):
    """A setup that breaks a rule; the message names the rule's id."""

    def __init__(self, rule: str, sentence: str) -> None:
        """Store the broken rule; `sentence` says what is wrong."""
        super().__init__(f"{sentence} (rule {rule})")
        self.rule = rule  #: The id of the broken rule, such as `S5`.
