# Two commands: `make play` and `make test`.  Both set up what they need, and are quick the second time.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
UV := $(VENV)/bin/uv
SOURCES := $(shell find src \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md' \) ! -name page.ftl)
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard src/comptoir/games/*/components.toml))))

NODE := $(shell command -v npm 2> /dev/null)
PAGE := src/comptoir/server/page
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -path web/tests -prune -o -type f -print) \
	$(wildcard src/comptoir/locales/*/page.ftl)

.PHONY: play page contract test check test-tools test-page test-pure test-compiled test-served test-browser test-boards bench docs test-long test-kills test-many-games test-browser-ten pictures pictures-readme lock clean

play: $(VENV)/installed
	@$(VENV)/bin/comptoir serve --open

# --- setting up -------------------------------------------------------------------------------------------------------

$(VENV)/ready: requirements.lock
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@$(PYTHON) -m pip --python $(PY) install --quiet --disable-pip-version-check uv==0.13.7
	@$(UV) pip install --quiet --python $(PY) -r requirements.lock
	@touch $@

# The page is built with Node and travels in the package; without Node the server runs all the same, and says so.
page: $(VENV)/page

ifdef NODE
web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Fetching what the page is made with ..."
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# What is installed already need not be compiled again to show another page.
$(VENV)/page: web/node_modules/.package-lock.json $(PAGE_SOURCES) | $(VENV)/ready
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@rm -rf $(PAGE) && cp -R web/dist $(PAGE)
	@for server in $(VENV)/lib/python3*/site-packages/comptoir/server; do \
		if [ -d $$server ]; then rm -rf $$server/page && cp -R web/dist $$server/page; fi; \
	done
	@touch $@
else
$(VENV)/page: | $(VENV)/ready
	@echo "There is no Node here: the page was not built."
endif

# The TypeScript types of the page follow the contract of the server and the views of the games, and what it draws the
# components; a test finds them out of date.
contract: $(VENV)/ready
	@PYTHONPATH=src $(PY) -m comptoir.codegen web/src

# What people run is installed and compiled (plain Python where there is no C compiler); the sources are never built in place.
$(VENV)/installed: $(VENV)/ready setup.py pyproject.toml $(SOURCES) | $(VENV)/page
	@echo "Compiling the engines (a minute or two) ..."
	@rm -rf build
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --reinstall-package comptoir .
	@rm -rf build src/*.egg-info
	@$(VENV)/bin/comptoir --version
	@touch $@

# --- testing ----------------------------------------------------------------------------------------------------------

# Three things at a time, each told when it is over: the plain sources while the engines are compiled, then the compiled
# engines while the server and the page are tried.  Two cores are busy all the while.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j3 --output-sync=target

test: $(VENV)/ready
	@echo "Testing; each part is told when it is over, and all of it takes about twelve minutes ..."
	+@$(SIDE_BY_SIDE) test-pure $(VENV)/installed test-tools check test-page test-boards test-compiled test-browser test-served
	@for game in $(GAMES); do $(VENV)/bin/comptoir rules $$game --coverage || exit 1; done

check: $(VENV)/ready
	@echo "Checking style, types and layers ..."
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --quiet --check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/mypy tests/e2e/conftest.py  # a second module named conftest
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache | tail -n 3

# A browser and a PostgreSQL, where they can be installed; where not, the tests that need them are skipped and say so.
test-tools: $(VENV)/ready
	@$(PY) tools/provide.py

test-page: $(VENV)/page
ifdef NODE
	@echo "Testing the page ..."
	@cd web && npm test --silent
else
	@echo "There is no Node here: THE PAGE WAS NOT TESTED."
endif

# What plays hundreds of games, or is about processes rather than rules, is tested once, with the compiled engines.
MANY_GAMES := tests/locales tests/arena tests/conformance
SERVED := tests/server tests/store tests/e2e
WITHOUT = $(1:%=--ignore=%)

test-pure: $(VENV)/ready
	@echo "Testing the plain sources ..."
	@PYTHONPATH=$(CURDIR)/src COMPTOIR_EXPECT=pure $(PY) -m pytest $(call WITHOUT,$(MANY_GAMES) $(SERVED))

test-compiled: $(VENV)/installed
	@if $(PY) -c 'import comptoir, sys; sys.exit(not comptoir.compiled())'; then \
		echo "Testing the compiled build ..."; \
		COMPTOIR_EXPECT=compiled $(PY) -m pytest $(call WITHOUT,$(SERVED)); \
	else \
		echo "There is no C compiler here: THE COMPILED BUILD WAS NOT TESTED."; \
		$(PY) -m pytest $(MANY_GAMES); \
	fi

test-served: $(VENV)/installed test-tools
	@echo "Testing the server and the store ..."
	@$(PY) -m pytest tests/server tests/store

# The page in a browser, in two parts that can be tried side by side: the drawn boards, and all the rest.
DRAWN := tests/e2e/test_boards.py tests/e2e/test_touch.py tests/e2e/test_scenes.py

test-browser: $(VENV)/installed test-tools
	@echo "Testing the page in a browser ..."
	@$(PY) -m pytest tests/e2e $(call WITHOUT,$(DRAWN)) -o cache_dir=.pytest_cache/page

test-boards: $(VENV)/installed test-tools
	@echo "Testing the drawn boards in a browser ..."
	@$(PY) -m pytest $(DRAWN) -o cache_dir=.pytest_cache/boards

# What takes long and is not part of `make test`.
test-long: test-kills test-many-games test-browser-ten

# kill -9 at 50 moments on each database.
test-kills: $(VENV)/installed test-tools
	@COMPTOIR_CRASH=1 $(PY) -m pytest tests/server/test_crash.py

# 200 games of each game with each number of players, every invariant checked at every decision.
test-many-games: $(VENV)/installed
	@for game in $(GAMES); do for players in $$($(PY) -c "import comptoir; print(*comptoir.game('$$game').players)"); do \
		$(VENV)/bin/comptoir simulate $$game --players $$players --games 200 --bot random --check --jobs 2 || exit 1; \
	done; done

# All browser tests ten times in a row, beside a busy process on each core.
test-browser-ten: $(VENV)/installed test-tools
	@$(PY) tools/repeat_browser_tests.py

# --- the site -----------------------------------------------------------------------------------------------------------

# The guides and the API reference, in build/site.  A broken link or a missing docstring of the public interface fails.
docs: $(VENV)/ready
	@echo "Building the documentation ..."
	@$(VENV)/bin/ruff check --quiet --select D100,D101,D102,D103 $(DOCUMENTED)
	@$(VENV)/bin/zensical build --strict --clean

DOCUMENTED := src/comptoir/__init__.py src/comptoir/core src/comptoir/bots src/comptoir/arena src/comptoir/envs

# --- measuring --------------------------------------------------------------------------------------------------------

bench: $(VENV)/installed
	@for game in $(GAMES); do $(VENV)/bin/comptoir bench engine $$game --against-pure; done

# --- looking ----------------------------------------------------------------------------------------------------------

# Every game at its opening, middle and end, on three screens, by day and by night, in both languages, with what a program
# can see wrong in them: `make pictures OUT=folder WITH="--game village --quick"`.  The README has one of each drawn game.
OUT ?= build/pictures

pictures: $(VENV)/installed test-tools
	@$(PY) tools/pictures.py --out $(OUT) $(WITH)

pictures-readme: $(VENV)/installed test-tools
	@$(PY) tools/pictures.py --readme

# --- keeping ----------------------------------------------------------------------------------------------------------

lock: $(VENV)/ready
	@$(UV) pip compile --quiet --no-emit-index-url --no-header --python-version 3.11 pyproject.toml --extra server --extra dev --extra tune -o requirements.lock

clean:
	rm -rf $(VENV) web/node_modules web/dist $(PAGE) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
