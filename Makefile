PYTHON ?= python3
GAME ?= omerta
JOBS ?= $(shell nproc)
UV_VERSION := 0.13.7

PIP_INSTALL := -m pip install -q --disable-pip-version-check
LOCKED := $(PIP_INSTALL) --require-hashes
DEV := .venv-dev/bin
PAGE := src/capotavola/server/page
# The page has the texts of the house and of the games in it.
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*') \
	$(shell find src -name '*.ftl')
# CAPOTAVOLA_PAGE=0 leaves it out of the wheel.
PAGE_WANTED := $(if $(filter 0,$(CAPOTAVOLA_PAGE)),,$(PAGE)/index.html)

# Python may keep what it compiled: else every process compiles the source and the tests anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play serve page test check fast lint rules services bench balance protocol format lock install dev bundle pictures clean playable venvs FORCE
.DELETE_ON_ERROR:

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: playable ## open a house on this machine, and the browser on it
	@$(PYTHON) tools/play.py --open

serve: playable ## open a house on this machine
	@$(PYTHON) tools/play.py

# Whoever wants to play waits for no compiler: what the wheel of the next start needs is done beside the house.
playable:
	@$(MAKE) -s --no-print-directory -j2 .venv/.packages .venv-build/.ready $(PAGE_WANTED)
	@.venv-build/bin/python tools/wheels.py play

page: $(PAGE)/index.html ## build the page for the browser into src/, for what runs from there

# The build keeps one core busy for minutes: the checks are done beside it. The fast tests run on the source, the slow
# ones on what is shipped; they wait for other processes much of the time.
test: export CAPO_COMPILED_PYTHON := $(abspath .venv/bin/python)
test: export CAPO_PICTURES := 0
test: ## run everything: the checks, the compiled build, the slow tests
	@$(MAKE) --no-print-directory -j2 -Oline .venv/.installed build/shipped/.ready lint fast services
	PYTHONPATH=$(abspath build/shipped) $(DEV)/pytest -m slow -n $(shell expr 2 \* $(JOBS)) --dist worksteal --durations 25

# The types are looked at by one process: the other core need not wait for it.
check: ## look at style, types and imports, and run the fast part of the tests
	@$(MAKE) --no-print-directory -j2 -Oline lint fast

fast: .venv-dev/.installed
	$(DEV)/pytest -m "not slow" -n $(JOBS) --dist worksteal

lint: .venv-dev/.installed rules ## look at style, types and imports
	$(DEV)/ruff check
	$(DEV)/ruff format --check
	$(DEV)/mypy
	$(DEV)/lint-imports --no-logo

rules: .venv-dev/.installed ## report which rules the tests prove
	$(DEV)/python -m tests.rules_report

services: venvs ## install PostgreSQL, Redis, nginx and Chromium for the tests, if missing
	@tests/services/install.sh

bench: .venv/.installed .venv/.bench ## measure the engine against others (GAME=omerta)
	.venv/bin/capo bench $(GAME)

balance: .venv/.installed .venv/.bench ## write docs/balance*.md anew (about 25 minutes)
	.venv/bin/capo balance corleone --games 4000 --to docs/balance.md
	.venv/bin/capo balance cosanostra --games 700 --to docs/balance-cosanostra.md

protocol: .venv-dev/.installed ## write down the server's protocol anew, from its classes
	$(DEV)/python -m capotavola.server.generate

format: .venv-dev/.installed ## put the source in its usual form
	$(DEV)/ruff check --fix
	$(DEV)/ruff format

lock: .venv-lock/.ready ## renew the locked requirements (UPGRADE=--upgrade for newer versions)
	@for set in run build dev bench; do \
		.venv-lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
			--python-version 3.11 $(UPGRADE) requirements/$$set.in -o requirements/$$set.txt || exit 1; \
	done

bundle: .venv/.installed ## make dist/capotavola.pyz, one file for people without make (for this system and Python)
	@.venv/bin/python tools/bundle.py build/wheel dist/capotavola.pyz

pictures: .venv-dev/.installed $(PAGE)/index.html ## take the pictures of the README anew
	PYTHONPATH=. $(DEV)/python tools/pictures.py

install: .venv/.installed ## set up .venv, what a player installs

dev: .venv-dev/.installed ## set up .venv-dev, what the checks use

clean: ## remove all that make has made
	rm -rf .venv .venv-build .venv-dev .venv-lock build dist src/*.egg-info $(PAGE) web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The wheel is built apart, so that .venv holds what a player gets and no build tools.
.venv-build/.ready: requirements/build.txt | .venv/.made
	@echo "[3/5] Fetching what builds the page"
	@$(PYTHON) -m venv --clear --without-pip .venv-build
	@$(PYTHON) tools/packages.py .venv-build build
	@touch $@

$(PAGE)/index.html: requirements/build.txt $(PAGE_SOURCES) | .venv-build/.ready
	@echo "[4/5] Building the page"
	@.venv-build/bin/python web/build.py

.venv/.made: requirements/run.txt | venvs
	$(call venv,.venv,[1/5] )
	@touch $@

.venv/.packages: .venv/.made
	@echo "[2/5] Fetching what the house is made of"
	@$(PYTHON) tools/packages.py .venv run
	@touch $@

# Which source a wheel is of, the wheel itself knows: what has only been touched is not built again.
.venv/.installed: .venv/.packages .venv-build/.ready $(PAGE_WANTED) FORCE
	@.venv-build/bin/python tools/wheels.py install

build/shipped/.ready: .venv/.installed
	@rm -rf build/shipped
	@$(PYTHON) -m zipfile -e build/wheel/*.whl build/shipped
	@touch $@

.venv/.bench: .venv/.packages requirements/bench.txt
	@.venv/bin/python $(LOCKED) -r requirements/bench.txt
	@touch $@

.venv-dev/.ready: requirements/run.txt requirements/dev.txt | venvs
	$(call venv,.venv-dev)
	@.venv-dev/bin/python $(LOCKED) -r requirements/run.txt -r requirements/dev.txt
	@touch $@

# Editable and pure, so that no compiled file can hide the source under test.
.venv-dev/.installed: .venv-dev/.ready pyproject.toml setup.py
	@CAPOTAVOLA_PURE=1 .venv-dev/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv-lock/.ready: Makefile | venvs
	$(call venv,.venv-lock)
	@.venv-lock/bin/python $(PIP_INSTALL) uv==$(UV_VERSION)
	@touch $@

# Debian keeps ensurepip, without which no environment can be made, in a package of its own.
venvs:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "$(PYTHON) is not Python 3.11 or newer: set PYTHON=" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing python3-venv" \
			&& apt-get update -qq && apt-get install -y -qq python3-venv; } \
		|| { echo "Python cannot make environments here: apt-get install python3-venv" >&2; exit 1; }

define venv
@echo "$(2)Setting up $(1)"
@$(PYTHON) -m venv --clear $(1)
endef
