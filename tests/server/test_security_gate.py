"""At the gate: cookies for one table only, no pages of other sites, strict headers on every answer."""

from collections.abc import Iterator
from http.cookies import SimpleCookie

import httpx
import pytest

from tests.server.attacks import PATIENCE, Wire, attacked, opened, said, visitor, with_key
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

ORIGIN = "https://house.example"
EVIL = "https://evil.example"
STRANGERS = [
    {"origin": EVIL},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"origin": EVIL, "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
NO_JSON = [
    "text/plain",
    "text/plain;application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "application/msgpack",
    "",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("gate")) as house:
        yield house


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    """A house that people know by another address."""
    with attacked(tmp_path_factory.mktemp("proxied"), CAPO_ORIGIN=ORIGIN, CAPO_METRICS_TOKEN="tok") as house:
        yield house


# -- cookies -----------------------------------------------------------------------------------


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    jar = SimpleCookie(answer.headers["set-cookie"])
    assert list(jar) == ["capo_seat"]
    crumb = jar["capo_seat"]
    return {"value": crumb.value, **{name: str(value) for name, value in crumb.items() if value}}


@pytest.mark.parametrize("way", ["open", "sit", "watch", "show"])
def test_a_cookie_is_for_one_table_and_no_script(house: LiveHouse, way: str) -> None:
    with visitor(house) as client:
        answer = client.post("/tables", json={"game": "omerta", "names": ["Anna"]})
        code, key = answer.json()["code"], answer.json()["key"]
        if way == "sit":
            answer = client.post(f"/tables/{code}/seats", json={"name": "Bruno"})
        elif way == "watch":
            answer = client.post(f"/tables/{code}/watchers", json={"name": "Vito"})
        elif way == "show":
            answer = client.post(f"/tables/{code}/key", json={"key": key})
    cookie = cookie_of(answer)
    assert cookie["value"] == answer.json()["key"]
    assert cookie["path"] == f"/api/tables/{code}"
    assert cookie["samesite"].lower() == "strict"
    assert cookie["httponly"] == "True"
    assert "domain" not in cookie


def test_a_cookie_is_for_safe_lines_only_where_there_are_some(house: LiveHouse, proxied: LiveHouse) -> None:
    wish = {"game": "omerta", "names": ["Anna"]}
    with visitor(house) as plain, visitor(proxied) as safe:
        assert "secure" not in cookie_of(plain.post("/tables", json=wish))
        answer = safe.post("/tables", json=wish)
    assert cookie_of(answer)["secure"] == "True"
    assert answer.json()["link"].startswith(f"{ORIGIN}/t/")


def test_a_browser_sends_a_cookie_to_its_own_table_only(house: LiveHouse) -> None:
    """Also where one code begins with another; seen with a client that keeps cookies as a browser does."""
    with httpx.Client(base_url=f"{house.url}/api", timeout=PATIENCE) as browser:
        code = browser.post("/tables", json={"game": "omerta", "names": ["Anna"]}).json()["code"]
        assert browser.get(f"/tables/{code}/state").json()["you"] == 0
        assert "cookie" in browser.get(f"/tables/{code}/state").request.headers
        for path in ("/house", "/tables", f"/tables/{code}X", f"/tables/{opened(house)['code']}/state"):
            assert "cookie" not in browser.get(path).request.headers


# -- pages of other sites ------------------------------------------------------------------------


@pytest.mark.parametrize("headers", STRANGERS)
def test_a_page_of_another_site_writes_nothing(house: LiveHouse, headers: dict[str, str]) -> None:
    table = opened(house)
    with visitor(house) as client:
        client.headers.update({"cookie": f"capo_seat={table['key']}", **headers})
        url = f"/tables/{table['code']}"
        before = client.get(url, headers={"cookie": ""}).content
        for path, body in (
            ("/tables", {"game": "omerta", "names": ["Eve"]}),
            (f"{url}/seats", {"name": "Eve"}),
            (f"{url}/watchers", {"name": "Eve"}),
            (f"{url}/key", {"key": table["key"]}),
            (f"{url}/rematch", {}),
            (f"{url}/messages", {"type": "leave", "id": "1"}),
        ):
            answer = client.post(path, json=body)
            assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden-origin")
            assert "set-cookie" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers
        assert client.get(url, headers={"cookie": ""}).content == before


@pytest.mark.parametrize("headers", STRANGERS)
def test_a_page_of_another_site_does_not_listen(house: LiveHouse, headers: dict[str, str]) -> None:
    table = opened(house)
    with Wire(
        house,
        f"/api/tables/{table['code']}/socket",
        {"cookie": f"capo_seat={table['key']}", **headers},
    ) as wire:
        assert wire.status == 403


@pytest.mark.parametrize("headers", STRANGERS)
def test_a_page_of_another_site_does_not_read_with_our_cookie(
    house: LiveHouse, headers: dict[str, str]
) -> None:
    """Not even from a neighbour, whose requests carry the cookie also when it is strict."""
    table = opened(house)
    with visitor(house) as client:
        client.headers.update({"cookie": f"capo_seat={table['key']}", **headers})
        for path in ("", "/state", "/history", "/moment?version=1", "/events", "/record"):
            answer = client.get(f"/tables/{table['code']}{path}")
            assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden-origin")


def test_our_own_page_and_programs_are_let_in(house: LiveHouse, proxied: LiveHouse) -> None:
    ours = [{}, {"origin": house.url}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}]
    for there, headers in [(house, one) for one in ours] + [(proxied, {"origin": ORIGIN})]:
        table = opened(there)
        with visitor(there) as client:
            client.headers.update({"cookie": f"capo_seat={table['key']}", **headers})
            word = {"type": "chat", "id": "1", "to": "table", "text": "good evening"}
            assert client.post(f"/tables/{table['code']}/messages", json=word).status_code == 200
            assert client.get(f"/tables/{table['code']}/state").json()["you"] == 0
        path = f"/api/tables/{table['code']}/socket"
        with Wire(there, path, {"cookie": f"capo_seat={table['key']}", **headers}) as wire:
            assert wire.message()["you"] == 0


@pytest.mark.parametrize("content_type", NO_JSON)
def test_what_a_form_can_send_is_refused(house: LiveHouse, content_type: str) -> None:
    with visitor(house) as client:
        answer = client.post(
            "/tables",
            content=b'{"game": "omerta", "names": ["Anna"]}',
            headers={"content-type": content_type},
        )
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


# -- headers -------------------------------------------------------------------------------------


def test_every_answer_has_strict_headers(house: LiveHouse) -> None:
    """Whatever is asked and however it ends."""
    table = opened(house)
    url = f"/api/tables/{table['code']}"
    asked = {
        ("GET", "/api/house"): 200,
        ("GET", "/healthz"): 200,
        ("GET", "/readyz"): 200,
        ("GET", "/metrics"): 200,
        ("GET", "/api/schema/openapi.json"): 200,
        ("OPTIONS", "/api/house"): 204,
        ("GET", url): 200,
        ("GET", "/api/tables/nothing-like-a-code"): 400,
        ("GET", f"{url}/state?seat=many"): 400,
        ("GET", f"{url}/state?seat=3"): 403,
        ("GET", "/api/tables/ZZZZZZ"): 404,
        ("GET", "/nowhere"): 404,
        ("GET", "/api/nowhere"): 404,
        ("DELETE", url): 405,
        ("GET", f"{url}/record"): 409,
    }
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
        answers = [client.request(method, path) for method, path in asked]
        assert [answer.status_code for answer in answers] == [*asked.values()]
        answers.append(client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]}))
        answers.append(client.post("/api/tables", content=b" " * 70_000, headers=JSON))
        answers.append(client.post("/api/tables", content=b"[" * 60_000, headers=JSON))
        answers.append(client.post("/api/tables", json={}, headers={"origin": EVIL}))
        with client.stream("GET", f"{url}/events") as events:
            answers.append(events)
    assert [answer.status_code for answer in answers[-5:]] == [201, 413, 400, 403, 200]
    for answer in answers:
        assert_strict(answer)


JSON = {"content-type": "application/json"}


def assert_strict(answer: httpx.Response) -> None:
    headers = answer.headers
    policy = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    if answer.request.url.path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
    assert [name for name in ("server", "x-powered-by") if name in headers] == []


# -- figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [b"", b"Bearer", b"Bearer t", b"Bearer tok2", b"Bearer \xe9\xff"])
def test_figures_need_their_token(proxied: LiveHouse, given: bytes) -> None:
    answer = httpx.get(f"{proxied.url}/metrics", headers={b"authorization": given}, timeout=60)
    assert (answer.status_code, answer.text) == (403, "metrics need their token\n")


def test_figures_are_there_for_their_token(proxied: LiveHouse) -> None:
    answer = httpx.get(f"{proxied.url}/metrics", headers=with_key("tok"), timeout=60)
    assert answer.status_code == 200
    assert "capo_listeners" in answer.text


def test_figures_without_a_token_are_for_this_machine_only(house: LiveHouse) -> None:
    assert httpx.get(f"{house.url}/metrics", timeout=60).status_code == 200
    for address in ("203.0.113.9", "2001:db8::1", "127.0.0.1, 203.0.113.9"):
        answer = httpx.get(f"{house.url}/metrics", headers={"x-forwarded-for": address}, timeout=60)
        assert answer.status_code == 403


def test_a_key_is_no_token_and_a_token_is_no_key(proxied: LiveHouse) -> None:
    table = opened(proxied)
    key = str(table["key"])
    assert httpx.get(f"{proxied.url}/metrics", headers=with_key(key), timeout=60).status_code == 403
    assert said(proxied, str(table["code"]), "tok", {"type": "leave"}).json()["reason"] == "not-seated"
