"""Every sentence is well-formed in every language, whoever plays and whatever the amounts are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.syntax import ast

from citadella.bots.review.reasons import as_sentence
from citadella.cards import EDITIONS
from citadella.rules import reasons
from citadella.server.protocol.guests import MAX_NAME_LENGTH
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer, Sentence
from tests.texts.catalogue import entries
from tests.texts.spoken import counted, counts_something, spoken

#: By language: names in its script, with initial sounds that change the preceding word.
NAMES: Final = {
    "en": ["Ada", "O’Neill", "Ursula", "Ian", "Hugo", "Wolfgang Amadeus", "Eve", "Zoe"],
    "hu": ["Ödön", "Béla", "Éva", "Zsófi", "Ilona", "Gyöngyi", "Ügyes Ubul", "Csongor"],
    "bg": ["Светла", "Захари", "Васил", "Филип", "Ева", "Станислава-Виолета", "Яна", "Хр. Ботев"],
    "cs": ["Sára", "Zdeněk", "Vladimír", "Karel", "Žofie", "Štěpán", "Filip", "Ivana"],
    "de": ["Ada", "Jens", "Ößi", "Lutz", "Max", "Karl-Theodor", "Felix", "Zoë"],
    "fr": ["Éloïse", "Hugo", "Yves", "Ondine", "Loïc", "Anne-Sophie", "Inès", "Zoé"],
    "pl": ["Wanda", "Zdzisław", "Franek", "Stanisława", "Władek", "Ewa", "Szczepan", "Żaneta"],
}
STRANGERS: Final = [
    "W" * MAX_NAME_LENGTH,
    "Zoë 7",
    "5. Elem",
    "Šimon",
    "О́льга",
    "李雷",
    "8-Ball",
    "Õ (2)",
]
AMOUNTS: Final = (0, 1, 2, 4, 5, 7, 12, 21, 100)
#: Matches traces of a template, gaps, and spaces before punctuation, all of which are errors.
WRONG: Final = re.compile(
    r"[{}$_]|\?\?\?|  |\(\s*\)|\( | \)|(?<![:,]) [.,;:!?](?!\w)|\bNone\b|^\s|\s$|[.!?]{2}|,\."
    r"|: ?[.;,]|\b(?:card|character|type|marker):\w|@\d"
)
#: By language: matches a word that does not have the form required by the following sound.
SOUNDS: Final = {
    "en": r"\b[Aa] (?=[AEIOaeio])(?!One|Uni)|\b[Aa]n (?=[^AEIOUaeiouh8\W])|\b[Tt]he the\b",
    "hu": r"\b[Aa] [„(]?(?=[AÁEÉIÍOÓÖŐUÚÜŰaáeéiíoóöőuúüű]|5|1(?!\d))"
    r"|\b[Aa]z [„(]?(?=[BCDFGHJKLMNPRSTVZ][^.]|[234678]|1\d(?!\d))",
    "bg": r"\b[Сс] [„(]?(?=[СЗсз])|\b[Вв] [„(]?(?=[ВФвф])"
    r"|\b[Сс]ъс [„(]?(?=[^СЗсзSZ7\W])|\b[Вв]ъв [„(]?(?=[^ВФвф\W])",
    "cs": r"\b[Zz] [„(]?(?=[ZSŽŠzsžš])|\b[Ss] [„(]?(?=[SZŠŽszšž]|7)|\b[Vv] [„(]?(?=[VFvf])"
    r"|\b[Kk] [„(]?(?=[Kk])",
    "fr": r"(?i)\b(?:le|la|de|que|je|ne|se|du) (?=[aeiouéèê])(?!onz|oui)"
    r"|\b[Dd]e les?\b|\bà les?\b",
    "pl": r"(?i)\bw [„(]?(?=[wf][bcdfghjklłmnprstwzź])|\bz [„(]?(?=[zsźżś][bcdfghjklłmnprtw])",
}


def problem(text: str, language: str) -> str:
    """Return what is wrong with a rendered sentence; '' if nothing is."""
    # In lists and headings, unknown cards are shown as question marks.
    text = text.replace(": ?", ": X").replace(", ?", ", X").replace("(?", "(X")
    if wrong := WRONG.search(text):
        return f"“{wrong[0]}”"
    # A word may be joined to the next one with a no-break space.
    text = text.replace("\xa0", " ")
    if language in SOUNDS and (sound := re.search(SOUNDS[language], text)):
        return f"“{text[sound.start() : sound.end() + 6]}”"
    first = text.lstrip("„“”«»(‘ ")[:1]
    if first.islower() or not first.isalnum():
        return "no capital letter"
    return ""


def problems(
    language: str, names: list[str], sentences: Iterator[tuple[str, Sentence]], reader: str = ""
) -> list[str]:
    """Return what is wrong with sentences, once for every message."""
    found: dict[str, str] = {}
    texts = Texts(language, reader)
    renderers = {edition: Renderer(texts, names, edition) for edition in EDITIONS}
    for edition, sentence in sentences:
        try:
            text = renderers[edition](sentence)
            # The text of a consequence is empty if it is obvious.
            wrong = problem(text, language) if text or ".then" not in sentence.key else ""
        except Exception as error:
            text, wrong = str(sentence), repr(error)
        if wrong:
            found.setdefault(f"{sentence.key} {wrong}", f"{sentence.key}: {wrong} in “{text}”")
    return list(found.values())


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def report(found: list[str]) -> None:
    assert not found, f"{len(found)} problems:\n" + "\n".join(found)


# --- the sentences of games ----------------------------------------------------------------
def test_the_collected_sentences_are_of_every_kind() -> None:
    keys = {sentence.key for _, sentence in spoken()}
    kinds = {key.partition(".")[0].partition("-")[0] for key in keys}
    assert kinds >= {"event", "choice", "question", "score", "group", "remind", "story", "table"}
    assert {key.partition(".")[2] for key in keys} >= {"", "then", "opening", "several"}
    assert {edition for edition, _ in spoken()} == set(EDITIONS)
    assert len(keys) > 200


def test_every_sentence_suits_players_with_difficult_names(language: str) -> None:
    report(problems(language, NAMES.get(language, STRANGERS), iter(spoken())))
    # Give the names to other seats, so that each name is in many different sentences.
    for turn in (1, 3, 5):
        names = NAMES.get(language, STRANGERS)[turn:] + NAMES.get(language, STRANGERS)[:turn]
        report(problems(language, names, iter(spoken()[turn::2])))


def test_every_sentence_suits_unusual_player_names(language: str) -> None:
    report(problems(language, STRANGERS, iter(spoken())))


def test_every_sentence_suits_every_amount(language: str) -> None:
    countable = [(edition, each) for edition, each in spoken() if counts_something(each)]
    report(
        problems(
            language,
            NAMES.get(language, STRANGERS),
            ((edition, counted(each, n)) for n in AMOUNTS for edition, each in countable),
        )
    )


def test_bulgarian_sentences_are_written_in_cyrillic() -> None:
    renderers = {edition: Renderer(Texts("bg"), NAMES["bg"], edition) for edition in EDITIONS}
    latin = {
        (sentence.key, text)
        for edition, sentence in spoken()
        if re.search("[A-Za-z]", text := renderers[edition](sentence))
    }
    assert latin == set()


@pytest.mark.parametrize("reader", ["feminine", "masculine"])
def test_every_sentence_suits_readers_who_state_their_gender(language: str, reader: str) -> None:
    report(problems(language, NAMES.get(language, STRANGERS), iter(spoken()), reader))


def test_events_are_punctuated_as_sentences_and_choices_are_not(language: str) -> None:
    renderers = {e: Renderer(Texts(language), NAMES.get(language, STRANGERS), e) for e in EDITIONS}
    for edition, sentence in spoken():
        key = sentence.key
        if key.startswith(("event-", "story-")) and not key.endswith(".then"):
            assert re.search(r"[.!][”“]?$", renderers[edition](sentence)), sentence
        elif key.startswith("choice-"):
            assert not re.search(r"[^.]\.$", renderers[edition](sentence)), sentence


# --- the coach and the reasons --------------------------------------------------------------
def variables(pattern: ast.BaseNode) -> set[str]:
    """Return the arguments that a message uses."""
    if isinstance(pattern, ast.VariableReference):
        return {pattern.id.name}
    found: set[str] = set()
    for value in vars(pattern).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                found |= variables(each)
    return found


def facts(count: int, price: str) -> dict[str, Any]:
    """Return every fact that a reason can be about."""
    return {
        "card": "observatory" if count % 2 else "tavern",
        "character": "architect" if count % 2 else "king",
        "seat": count % 8,
        "count": count,
        "percent": count,
        "other": 100 - count,
        "more": count / 10,
        "less": count / 7,
        "price": price,
    }


def advice() -> Iterator[tuple[str, Sentence]]:
    """Yield every reason that the coach or a review can give, with many different facts."""
    for entry in entries("en", ("coach.ftl", "review.ftl")):
        if isinstance(entry, ast.Message) and entry.id.name.startswith(
            ("reason-", "risk-", "why-")
        ):
            used = variables(entry)
            for amount in AMOUNTS:
                for price in ("none", "points", "gold", "cards") if "price" in used else ("none",):
                    yield "2016", as_sentence(entry.id.name, facts(amount, price))


def test_every_reason_of_the_coach_suits_every_amount_card_and_name(language: str) -> None:
    said = list(advice())
    assert len({sentence.key for _, sentence in said}) > 40
    report(problems(language, NAMES.get(language, STRANGERS), iter(said)))


def test_every_reason_why_something_is_impossible_is_well_formed(language: str) -> None:
    words = {word for name, word in vars(reasons).items() if name.isupper() and word}
    said = [
        ("2016", Sentence("table-reason", {"why": why, "count": count}))
        for why in sorted(words)
        for count in AMOUNTS
    ]
    report(problems(language, NAMES.get(language, STRANGERS), iter(said)))


# --- the checks themselves -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada drew 2  cards."),
        ("en", "Ada took { $count } gold."),
        ("en", "Ada took ??? gold."),
        ("en", "Ada took gold ."),
        ("en", "Ada took gold , and ended."),
        ("en", "ada took gold."),
        ("en", "Ada took gold (): none."),
        ("en", "Ada built a Observatory."),
        ("en", "Ada built an Tavern."),
        ("en", "Ada took card:tavern."),
        ("hu", "A Orgyilkos (Ödön) lépett."),
        ("hu", "Az Király lépett."),
        ("hu", "Ez a 5 arany."),
        ("bg", "Светла игра с Захари."),
        ("bg", "Картата е в Васил."),
        ("cs", "Sára odešla z Zámku."),
        ("cs", "Sára hraje s Zdeňkem."),
        ("cs", "Sára jde k Karlovi."),
    ],
)
def test_a_faulty_sentence_is_detected(language: str, text: str) -> None:
    assert problem(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada built an Observatory and a University (6 gold)."),
        ("en", "Ada drew 2 cards: ?, ?"),
        ("en", "“Thanks, Your Excellency.”"),
        ("hu", "Az Orgyilkos (Ödön) és a Király az 5 aranyat, a 15-öt, az 1-et."),
        ("hu", "Ha az övé drágább, a különbség a tiéd."),
        ("bg", "Със Захари и с Ева във Варна и в София."),
        ("cs", "Ze Zámku se Zdeňkem ke Karlovi a k Sáře."),
    ],
)
def test_a_correct_sentence_is_accepted(language: str, text: str) -> None:
    assert problem(text, language) == ""
