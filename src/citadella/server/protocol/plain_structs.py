"""A plain Python substitute for the parts of msgspec that messages use."""

from __future__ import annotations

import json
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from typing import Any, ClassVar

__all__ = ["Struct", "encode", "replace"]


class Struct:
    """A base class that makes subclasses dataclasses and accepts options of `msgspec.Struct`."""

    _tag: ClassVar[dict[str, str]] = {}
    _omit_defaults: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        tag_field: str = "",
        tag: str = "",
        omit_defaults: bool = False,
        forbid_unknown_fields: bool = False,  # ignored: messages are only encoded
    ) -> None:
        """Turn a subclass into a dataclass whose instances do not share default lists and dicts."""
        cls._tag = {tag_field: tag} if tag_field else {}
        cls._omit_defaults = omit_defaults
        for name in cls.__annotations__:
            default = cls.__dict__.get(name)
            if isinstance(default, list | dict):
                setattr(cls, name, field(default_factory=type(default)))
        dataclass(cls)


def encode(message: object) -> bytes:
    """Return a message as JSON, byte for byte as msgspec encodes it."""
    return json.dumps(_plain(message), ensure_ascii=False, separators=(",", ":")).encode()


def _is_default(each: Field[Any], item: object) -> bool:
    if each.default_factory is MISSING:
        return item is each.default
    return bool(item == each.default_factory())


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        found: dict[str, Any] = dict(value._tag)
        for each in fields(value):  # type: ignore[arg-type]  # every subclass is a dataclass
            item = getattr(value, each.name)
            if not (value._omit_defaults and _is_default(each, item)):
                found[each.name] = _plain(item)
        return found
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
