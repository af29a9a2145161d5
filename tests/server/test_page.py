"""The house serves its page: every screen, every file, nothing else; packed, and kept by browsers."""

import gzip
from collections.abc import Iterator

import httpx
import pytest

from capotavola.server.web.headers import STRICT
from tests.server.pages import FILES, FONT, INDEX, PACKED, SCRIPT, SECRET, build_page, visited

SCREENS = [
    "/",
    "/new",
    "/new/omerta",
    "/t/5ZKMUN",
    "/rules/omerta",
    "/t/5ZKMUN?hot=1",
    "/t",
    "/rules/omerta/",
    "/parts",
]
SCRIPT_PATH = "/assets/index-B3xk2Lq0.js"
A_YEAR = "public, max-age=31536000, immutable"
PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
MEDIA_TYPES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/sw.js": "text/javascript; charset=utf-8",
    "/offline.html": "text/html; charset=utf-8",
    "/icons/icon.svg": "image/svg+xml",
    "/icons/icon-192.png": "image/png",
    "/assets/vazirmatn-Dk10aa_2.woff2": "font/woff2",
    "/assets/odd.unheard-of": "application/octet-stream",
    SCRIPT_PATH: "text/javascript; charset=utf-8",
}
# Not there, not the page's, or out of its folder.
STRAY = [
    "/assets/index-00000000.js",
    "/assets",
    "/assets/",
    "/icons",
    "/index.html.gz",
    f"{SCRIPT_PATH}.gz",
    "/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/index.html%00.js",
    "/./secret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "/nowhere",
    "/api",
    "/api/nowhere",
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("page")
    with visited(folder, build_page(folder)) as client:
        yield client


@pytest.fixture(scope="module")
def without_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("no-page")
    with visited(folder, folder / "page") as client:
        yield client


# -- what is served ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", FILES)
def test_every_file_is_served_as_it_is(client: httpx.Client, path: str) -> None:
    answer = client.get(f"/{path}")
    assert (answer.status_code, answer.content) == (200, FILES[path])
    assert answer.headers["cache-control"] == (A_YEAR if path.startswith("assets/") else "no-cache")
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(("path", "media_type"), MEDIA_TYPES.items())
def test_a_file_says_what_it_is(client: httpx.Client, path: str, media_type: str) -> None:
    assert client.get(path).headers["content-type"] == media_type


@pytest.mark.parametrize("path", ["/", "/t/5ZKMUN", SCRIPT_PATH, "/sw.js"])
def test_who_asks_for_the_head_gets_the_head(client: httpx.Client, path: str) -> None:
    head, whole = client.head(path), client.get(path)
    assert head.status_code == 200
    assert {**head.headers} == {**whole.headers}


@pytest.mark.parametrize("path", ["/", SCRIPT_PATH, "/nowhere", "/manifest.webmanifest"])
def test_the_page_has_the_strict_headers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers[name] for name in STRICT} == STRICT
    assert "unsafe" not in headers["content-security-policy"]


# -- what is not -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", STRAY)
def test_nothing_but_the_page_is_served(client: httpx.Client, path: str) -> None:
    url = httpx.URL(f"{client.base_url}".rstrip("/")).copy_with(raw_path=path.encode())
    answer = client.get(url)
    assert (answer.status_code, answer.json()["type"]) == (404, "refused"), path
    assert SECRET not in answer.content


def test_a_person_who_mistyped_gets_the_page_to_say_so(client: httpx.Client) -> None:
    for path in ("/nowhere", "/tables/5ZKMUN"):
        answer = client.get(path, headers=PERSON)
        assert (answer.status_code, answer.content) == (404, INDEX)
    for path in ("/assets/index-00000000.js", "/api/nowhere"):
        answer = client.get(path, headers=PERSON)
        assert (answer.status_code, answer.json()["type"]) == (404, "refused")


def test_the_page_is_there_to_be_read_only(client: httpx.Client) -> None:
    for path in ("/", "/t/5ZKMUN", SCRIPT_PATH):
        for method in ("POST", "PUT", "DELETE"):
            assert client.request(method, path, json={}).status_code == 405


# -- kept by browsers --------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/t/5ZKMUN", SCRIPT_PATH, "/sw.js"])
@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_what_a_browser_has_it_does_not_get_again(client: httpx.Client, path: str, coding: str) -> None:
    accept = {"accept-encoding": coding}
    etag = client.get(path, headers=accept).headers["etag"]
    for named in (etag, f'"other", {etag}', f"W/{etag}", "*"):
        answer = client.get(path, headers={**accept, "if-none-match": named})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == etag
        assert answer.headers["cache-control"]
    for named in ('"other"', "", etag.strip('"')):
        assert client.get(path, headers={**accept, "if-none-match": named}).status_code == 200


def test_other_contents_have_another_etag(client: httpx.Client) -> None:
    etags = [client.get(f"/{path}").headers["etag"] for path in FILES]
    packed = client.get("/", headers={"accept-encoding": "gzip"}).headers["etag"]
    assert len({*etags, packed}) == len(FILES) + 1


@pytest.mark.parametrize("coding", ["gzip", "br, gzip, deflate", "GZIP;q=0.5, *;q=0"])
def test_who_can_unpack_gets_it_packed(client: httpx.Client, coding: str) -> None:
    for path, body in (("/", INDEX), (SCRIPT_PATH, SCRIPT)):
        with client.stream("GET", path, headers={"accept-encoding": coding}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(raw) < len(body)
        assert gzip.decompress(raw) == body


@pytest.mark.parametrize("coding", ["", "br", "identity", "gzip;q=0", "br, gzip; q=0.000", "x-gzip-like"])
def test_who_cannot_unpack_gets_it_plain(client: httpx.Client, coding: str) -> None:
    answer = client.get(SCRIPT_PATH, headers={"accept-encoding": coding})
    assert "content-encoding" not in answer.headers
    assert (answer.content, answer.headers["vary"]) == (SCRIPT, "accept-encoding")


def test_what_was_not_packed_is_sent_plain(client: httpx.Client) -> None:
    assert "assets/vazirmatn-Dk10aa_2.woff2" not in PACKED
    answer = client.get("/assets/vazirmatn-Dk10aa_2.woff2", headers={"accept-encoding": "gzip"})
    assert (answer.content, answer.headers.get("content-encoding")) == (FONT, None)


# -- without a page ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/t/5ZKMUN"])
def test_a_house_without_its_page_says_how_to_build_it(without_page: httpx.Client, path: str) -> None:
    answer = without_page.get(path)
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "make page" in answer.text
    assert len(answer.text.splitlines()) == 1


def test_a_house_without_its_page_plays_all_the_same(without_page: httpx.Client) -> None:
    assert without_page.get("/api/house").json()["games"]
    seat = without_page.post("/api/tables", json={"game": "omerta", "names": ["Anna"]}).json()
    assert seat["link"].startswith(f"/t/{seat['code']}#key=")
    assert without_page.get("/assets/index.js").status_code == 404
