"""What is printed in the rulebooks and boxes of the games, over HTTP: for everybody to read, and to keep."""

from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

import capotavola
from capotavola.engine.boxes import files_of
from capotavola.engine.content import ContentFile
from capotavola.server.bodies import GameTexts
from capotavola.server.messages import Object
from capotavola.server.web.headers import ASK_AGAIN, etag_of, is_known
from capotavola.server.web.openapi import HAS_ETAG, known_already, refusals
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.rulebook import Rulebook, whole_rulebook
from capotavola.speech.speaker import Speaker, client_texts

T = TypeVar("T")

Asked = Request[None, None, State]
GameName = Annotated[
    str,
    Parameter(
        description="One of the house's games, such as omerta", schema_extra={"pattern": "^[a-z]{1,30}$"}
    ),
]
Language = Annotated[
    str,
    Parameter(description="One of the house's languages, such as en", schema_extra={"enum": LANGUAGES}),
]


@get(
    "/{game:str}/rulebook/{language:str}",
    summary="The rulebook of a game",
    response_headers=[HAS_ETAG],
    responses=refusals(400, 404, 429) | known_already(),
)
async def show_rulebook(game: GameName, language: Language, request: Asked) -> Response[Rulebook]:
    """A refusal's `rule` is the id of one of these rules."""
    _check_language(language)
    return _unless_known(request, *_rulebook(_checked(game), language))


@get(
    "/{game:str}/cards",
    summary="What is printed on the cards of a game",
    response_headers=[HAS_ETAG],
    responses=refusals(400, 404, 429) | known_already(),
)
async def show_cards(game: GameName, request: Asked) -> Response[Object]:
    """The content file that the house plays with, as JSON; its fields are the game's own.

    Empty for a game without such a file.
    """
    return _unless_known(request, *_cards(_checked(game)))


@get(
    "/{game:str}/texts/{language:str}",
    summary="What is said of a game",
    response_headers=[HAS_ETAG],
    responses=refusals(400, 404, 429) | known_already(),
)
async def show_texts(game: GameName, language: Language, request: Asked) -> Response[GameTexts]:
    """Fluent messages for its events, actions, refusals, questions and things, by their names."""
    _check_language(language)
    return _unless_known(request, *_texts(_checked(game), language))


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise NotFoundException(f"no such language: {language}")


def _checked(game: str) -> str:
    if game not in capotavola.games():
        raise NotFoundException(f"no such game: {game}")
    return game


@cache
def _rulebook(game: str, language: str) -> tuple[Rulebook, str]:
    box = capotavola.game(game)
    book = whole_rulebook(box, Speaker(language, box, []))
    return book, etag_of(msgspec.json.encode(book))


@cache
def _cards(game: str) -> tuple[Object, str]:
    file = files_of(game) / "content" / "house.toml"
    content = ContentFile(file).data if file.is_file() else {}
    return content, etag_of(msgspec.json.encode(content))


@cache
def _texts(game: str, language: str) -> tuple[GameTexts, str]:
    texts = GameTexts(client_texts(game, language))
    return texts, etag_of(msgspec.json.encode(texts))


def _unless_known(request: Asked, printed: T, etag: str) -> Response[T]:
    headers = {"etag": etag, "cache-control": ASK_AGAIN}
    if is_known(request, etag):
        nothing: Response[Any] = Response(None, headers=headers, status_code=304)
        return nothing
    return Response(printed, headers=headers)


game_router = Router("/api/games", route_handlers=[show_rulebook, show_cards, show_texts], tags=["house"])
