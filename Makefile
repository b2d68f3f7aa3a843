# Two commands: `make play` and `make test`.  Both set up what they need, and are quick the second time.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
UV := $(VENV)/bin/uv
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md')
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard src/comptoir/games/*/components.toml))))

PAGE := src/comptoir/server/page
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print 2>/dev/null)

.PHONY: play page contract test check test-pure test-compiled bench lock clean

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

$(VENV)/page: $(VENV)/ready $(PAGE_SOURCES)
	@if command -v npm > /dev/null && [ -f web/package.json ]; then \
		echo "Building the page ..."; \
		(cd web && npm ci --no-audit --no-fund --silent && npm run build --silent) && \
		rm -rf $(PAGE) && cp -R web/dist $(PAGE); \
	else \
		echo "The page was not built: there is no Node here."; \
	fi
	@touch $@

# The TypeScript types of the page follow the contract of the server; a test finds them out of date.
contract: $(VENV)/ready
	@PYTHONPATH=src $(PY) -m comptoir.server.types web/src/contract.ts

# What people run is installed and compiled (plain Python where there is no C compiler); the sources are never built in place.
$(VENV)/installed: $(VENV)/ready setup.py pyproject.toml $(SOURCES) $(VENV)/page
	@echo "Compiling the engines (a minute or two) ..."
	@rm -rf build
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --reinstall-package comptoir .
	@rm -rf build src/*.egg-info
	@$(VENV)/bin/comptoir --version
	@touch $@

# --- testing ----------------------------------------------------------------------------------------------------------

test: check test-pure test-compiled
	@for game in $(GAMES); do $(VENV)/bin/comptoir rules $$game --coverage || exit 1; done

check: $(VENV)/ready
	@echo "Checking style, types and layers ..."
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --quiet --check .
	@$(VENV)/bin/mypy
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache | tail -n 3

# Catalogues and server are tested once, with the compiled engines: they listen to hundreds of games, and play many.
test-pure: $(VENV)/ready
	@echo "Testing the plain sources ..."
	@PYTHONPATH=$(CURDIR)/src COMPTOIR_EXPECT=pure $(PY) -m pytest --ignore=tests/locales --ignore=tests/server --ignore=tests/store

test-compiled: $(VENV)/installed
	@if $(PY) -c 'import comptoir, sys; sys.exit(not comptoir.compiled())'; then \
		echo "Testing the compiled build ..."; \
		COMPTOIR_EXPECT=compiled $(PY) -m pytest; \
	else \
		echo "There is no C compiler here: the compiled build was not tested."; \
		PYTHONPATH=$(CURDIR)/src $(PY) -m pytest tests/locales tests/server tests/store; \
	fi

# --- measuring --------------------------------------------------------------------------------------------------------

bench: $(VENV)/installed
	@for game in $(GAMES); do $(VENV)/bin/comptoir bench engine $$game --against-pure; done

# --- keeping ----------------------------------------------------------------------------------------------------------

lock: $(VENV)/ready
	@$(UV) pip compile --quiet --no-emit-index-url --no-header --python-version 3.11 pyproject.toml --extra server --extra dev --extra tune -o requirements.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
