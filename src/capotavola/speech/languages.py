"""The languages that everything is written in."""

from capotavola.engine import content

LANGUAGES = content.LANGUAGES
RIGHT_TO_LEFT = ["fa"]


class NoSuchLanguage(ValueError):
    """There are no texts in that language; says in which there are."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"no such language: {lang} (there are {', '.join(LANGUAGES)})")


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise NoSuchLanguage(lang)
    return lang
