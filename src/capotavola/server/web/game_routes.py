"""What is printed in the rulebooks and boxes of the games, over HTTP: for everybody to read, and to keep."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

import capotavola
from capotavola.engine.content import ContentFile
from capotavola.server.messages import Object
from capotavola.server.web.headers import ASK_AGAIN, etag_of, is_known
from capotavola.server.web.openapi import HAS_ETAG, known_already, refusals
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.rulebook import Rulebook, rulebook

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
    if language not in LANGUAGES:
        raise NotFoundException(f"no such language: {language}")
    return _unless_known(request, *_rulebook(_checked(game), language))


@get(
    "/{game:str}/cards",
    summary="What is printed on the cards of a game",
    response_headers=[HAS_ETAG],
    responses=refusals(400, 404, 429) | known_already(),
)
async def show_cards(game: GameName, request: Asked) -> Response[Object]:
    """The content file that the house plays with, as JSON; its fields are the game's own."""
    return _unless_known(request, *_cards(_checked(game)))


def _checked(game: str) -> str:
    if game not in capotavola.games():
        raise NotFoundException(f"no such game: {game}")
    return game


@cache
def _rulebook(game: str, language: str) -> tuple[Rulebook, str]:
    book = rulebook(game, language)
    return book, etag_of(msgspec.json.encode(book))


@cache
def _cards(game: str) -> tuple[Object, str]:
    content = ContentFile(files(f"capotavola.games.{game}") / "content" / "house.toml").data
    return content, etag_of(msgspec.json.encode(content))


def _unless_known(request: Asked, printed: T, etag: str) -> Response[T]:
    headers = {"etag": etag, "cache-control": ASK_AGAIN}
    if is_known(request, etag):
        nothing: Response[Any] = Response(None, headers=headers, status_code=304)
        return nothing
    return Response(printed, headers=headers)


game_router = Router("/api/games", route_handlers=[show_rulebook, show_cards], tags=["house"])
