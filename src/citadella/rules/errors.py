"""The exceptions for bad input; each message is one sentence.

An exception takes its message in English and, by name, the facts that replace the placeholders:
`MalformedError("There is no seat {seat}.", seat=9)`. `citadella.texts.errors` translates messages.
"""


def shortened(value: object, most: int = 40) -> str:
    """Return the text of a value, shortened to fit into a sentence."""
    text = str(value)
    if len(text) > most:
        text = text[: most - 1] + "…"
    return "".join([c if c.isprintable() else "?" for c in text])


def quoted(value: object, most: int = 40) -> str:
    """Return a value in quotation marks, shortened to fit into a sentence."""
    return f"'{shortened(value, most)}'"


def in_english(template: str, facts: dict[str, object]) -> str:
    """Return a message in English; a template without facts has no placeholders."""
    if not facts:
        return template
    return template.format(**{name: _fact_in_english(facts[name]) for name in facts})


def _fact_in_english(fact: object) -> str:
    if isinstance(fact, CitadellaError):
        return str(fact).rstrip(".")
    if isinstance(fact, OSError):
        return fact.strerror or str(fact)
    return str(fact)


class Words:
    """Words that serve as a fact in a message; unlike a string, they can be translated."""

    def __init__(self, template: str, /, **facts: object) -> None:
        """Store the words in English, and the facts for their placeholders."""
        self.template = template
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        return in_english(self.template, self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return (_words, (self.template, self.facts))


def _words(template: str, facts: dict[str, object]) -> Words:
    return Words(template, **facts)


class CitadellaError(ValueError):
    """A mistake by the caller; the operation that raises it has changed nothing."""

    def __init__(self, template: str, /, **facts: object) -> None:
        """Store the message in English, and the facts for its placeholders."""
        super().__init__(in_english(template, facts))
        self.template = template  #: The message in English, with placeholders.
        self.facts: dict[str, object] = facts  #: The values of the placeholders.
        #: The message's key in the catalogue without `error-`; '' if the message is not there.
        self.problem = ""

    def __reduce__(self) -> tuple[object, ...]:
        return (_error, (type(self), self.template, self.facts, getattr(self, "__dict__", {})))


def _error(
    kind: type[CitadellaError], template: str, facts: dict[str, object], more: dict[str, object]
) -> CitadellaError:
    """Return an unpickled error; `more` are the attributes that a subclass adds."""
    error = kind.__new__(kind)
    CitadellaError.__init__(error, template, **facts)
    for name in more:
        setattr(error, name, more[name])
    return error


class MalformedError(CitadellaError):
    """Input that cannot be parsed: a wrong format, an unknown card, seat or verb …"""


class IllegalError(CitadellaError):
    """A well-formed request that the rules do not allow now."""


class CardFileError(CitadellaError):
    """A homebrew card file that is missing, unusable, or not the expected version."""

    def __init__(self, problem: str, sentence: str, file: str, why: object = "") -> None:
        """Store the kind of problem and the file concerned."""
        super().__init__(sentence)
        self.problem = problem
        self.file = file  #: The name or path of the card file.
        self.facts = {"file": file, "why": why}

    def __reduce__(self) -> tuple[object, ...]:
        return (CardFileError, (self.problem, str(self), self.file, self.facts["why"]))


class SetupError(CitadellaError):
    """A setup that breaks a rule; the message names the rule's id."""

    def __init__(self, rule: str, sentence: str, /, **facts: object) -> None:
        """Store the broken rule; `sentence` says what is wrong."""
        said = Words(sentence, **facts)
        super().__init__("{sentence} (rule {rule})", sentence=said, rule=rule)
        self.rule = rule  #: The id of the broken rule, such as `S5`.

    def __reduce__(self) -> tuple[object, ...]:
        return (_setup_error, (self.rule, self.facts["sentence"]))


def _setup_error(rule: str, sentence: Words) -> SetupError:
    return SetupError(rule, sentence.template, **sentence.facts)
