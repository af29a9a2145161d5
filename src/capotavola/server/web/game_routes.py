"""What is printed in the rulebooks and boxes of the games, over HTTP: for everybody to read, and to keep."""

import tomllib
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

import capotavola
from capotavola.editions import built_in_content
from capotavola.engine.content import ContentFile
from capotavola.engine.game import BadSetup, Game
from capotavola.server.bodies import GameTexts
from capotavola.server.house.house import House
from capotavola.server.messages.fields import Object
from capotavola.server.web.headers import ASK_AGAIN, etag_of, is_known
from capotavola.server.web.openapi import HAS_ETAG, known_already, refusals
from capotavola.server.web.services import Services
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

OfEdition = Annotated[
    str | None, Parameter(description="One of the house's own boxes instead", max_length=60)
]
OfTable = Annotated[
    str | None,
    Parameter(description="The box that this table is played with instead", pattern="^[A-Z0-9]{4,12}$"),
]
MOST_KEPT = 64  # boxes in a language


@get(
    "/{game:str}/rulebook/{language:str}",
    summary="The rulebook of a game",
    response_headers=[HAS_ETAG],
    responses=refusals(400, 404, 429) | known_already(),
)
async def show_rulebook(
    game: GameName,
    language: Language,
    request: Asked,
    services: NamedDependency[Services],
    edition: OfEdition = None,
    table: OfTable = None,
) -> Response[Rulebook]:
    """A refusal's `rule` is the id of one of these rules; the cards at its end are those of the box."""
    _check_language(language)
    box = await _box(services.house, _checked(game), edition, table)
    return _unless_known(request, *_rulebook(box, language))


@get(
    "/{game:str}/cards",
    summary="What is printed on the cards of a game",
    response_headers=[HAS_ETAG],
    responses=refusals(400, 404, 429) | known_already(),
)
async def show_cards(
    game: GameName,
    request: Asked,
    services: NamedDependency[Services],
    edition: OfEdition = None,
    table: OfTable = None,
) -> Response[Object]:
    """The content file that is played with, as JSON; its fields are the game's own.

    Empty for a game without such a file.
    """
    return _unless_known(request, *_cards(await _box(services.house, _checked(game), edition, table)))


@get(
    "/{game:str}/texts/{language:str}",
    summary="What is said of a game",
    response_headers=[HAS_ETAG],
    responses=refusals(400, 404, 429) | known_already(),
)
async def show_texts(
    game: GameName,
    language: Language,
    request: Asked,
    services: NamedDependency[Services],
    edition: OfEdition = None,
    table: OfTable = None,
) -> Response[GameTexts]:
    """Fluent messages for its events, actions, refusals, questions and things, by their names."""
    _check_language(language)
    box = await _box(services.house, _checked(game), edition, table)
    return _unless_known(request, *_texts(box, language))


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise NotFoundException(f"no such language: {language}")


def _checked(game: str) -> str:
    if game not in capotavola.games():
        raise NotFoundException(f"no such game: {game}")
    return game


async def _box(house: House, game: str, edition: str | None, table: str | None) -> Game:
    """The built-in one, an edition of the house, or the one that a table is played with."""
    if table is not None:
        box = (await house.open(table)).table.game
        if box.name != game:
            raise NotFoundException(f"table {table} plays no {game}")
        return box
    if edition is None:
        return house.game(game)
    try:
        return house.editions.game(game, edition)
    except BadSetup as error:
        raise NotFoundException(str(error)) from None


@lru_cache(MOST_KEPT)
def _rulebook(box: Game, language: str) -> tuple[Rulebook, str]:
    book = whole_rulebook(box, Speaker(language, box, []))
    return book, etag_of(msgspec.json.encode(book))


@lru_cache(MOST_KEPT)
def _cards(box: Game) -> tuple[Object, str]:
    content = _content(box)
    return content, etag_of(msgspec.json.encode(content))


def _content(box: Game) -> Object:
    if box.box is not None:
        return tomllib.loads(box.box)
    file = built_in_content(box.name)
    return {} if file is None else ContentFile(file).data


@lru_cache(MOST_KEPT)
def _texts(box: Game, language: str) -> tuple[GameTexts, str]:
    texts = GameTexts(client_texts(box.name, language), box.titles.get(language, {}))
    return texts, etag_of(msgspec.json.encode(texts))


def _unless_known(request: Asked, printed: T, etag: str) -> Response[T]:
    headers = {"etag": etag, "cache-control": ASK_AGAIN}
    if is_known(request, etag):
        nothing: Response[Any] = Response(None, headers=headers, status_code=304)
        return nothing
    return Response(printed, headers=headers)


game_router = Router("/api/games", route_handlers=[show_rulebook, show_cards, show_texts], tags=["house"])
