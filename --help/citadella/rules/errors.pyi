"""The three ways in which input can be wrong; each says so in one sentence."""

def quoted(value: object, most: int=40) -> str:
    """Return what was said in quotation marks, short enough for a sentence."""
    ...

class CitadellaError(ValueError):
    """Anything a caller got wrong. Nothing has changed when it is raised."""

class MalformedError(CitadellaError):
    """It cannot be read: not a known form, card, seat, verb …"""

class IllegalError(CitadellaError):
    """It can be read, but the rules do not allow it now."""

class CardFileError(CitadellaError):
    """A file of homebrew cards that cannot be used, is missing, or is not what it was."""
    problem: str
    facts: dict[str, str]

    def __init__(self, problem: str, sentence: str, file: str, why: str='') -> None:
        """Note the kind of problem, and which file it is about."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

class SetupError(CitadellaError):
    """A setup that breaks a rule; the rule's id is named."""
    rule: str

    def __init__(self, rule: str, sentence: str) -> None:
        """Name the broken rule and say what is wrong."""
        ...
