"""Every message the service can answer with has a text in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca.site
from ludoteca.core.text import LANGUAGES, Texts
from ludoteca.site.talk import EMOTES, PHRASES

FOLDER = Path(str(ludoteca.site.__file__)).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_texts(language: str) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    wanted = set(re.findall(r'"(error-[a-z-]+)"', source))
    assert len(wanted) > 25
    wanted |= {f"chat-phrase-{one}" for one in PHRASES} | {f"chat-emote-{one}" for one in EMOTES}
    texts = Texts(FOLDER / "text")
    assert [message for message in sorted(wanted) if not texts.has(message, language)] == []
