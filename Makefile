# `make` alone lists what there is. Everything lives in .venv and build/; `make clean` removes both.

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
NEW_ENOUGH := 'import sys; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(shell for p in $(PYTHONS); do \
	if $$p -c $(NEW_ENOUGH) 2>/dev/null; then echo $$p; exit; fi; done; echo python3)

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -qq --no-compile --disable-pip-version-check
INTERPRETED := PYTHONPATH=src
CHECKED := src tests tools benchmarks examples setup.py

SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.md' \
	-o -name '*.mako' -o -name py.typed \) 2>/dev/null)
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) $(filter %.ftl,$(SOURCES))
PACKING := setup.py tools/docstrings.py tools/objects.py tools/stubs.py pyproject.toml MANIFEST.in README.md LICENSE

MAKEFLAGS += --no-print-directory
unexport PYTHONPATH
unexport PYTHONHOME
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

# --- for players -----------------------------------------------------------------------------

.PHONY: play
play: $(VENV)/.installed ## open the table in the browser, alone or with friends
	@$(BIN)/citadella serve

.PHONY: terminal
terminal: $(VENV)/.installed ## play in the terminal against bots
	@$(BIN)/citadella play

# --- for contributors ------------------------------------------------------------------------

.PHONY: test
test: lint test-compiled test-interpreted test-openspiel test-ray ## all checks, then the tests in both builds

.PHONY: lint
lint: $(VENV)/.dev $(VENV)/.client ## style, types, imports, and whether every rule has a test
	@echo "== ruff"
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)
	@echo "== mypy --strict"
	@$(BIN)/mypy --strict
	@echo "== import-linter"
	@$(INTERPRETED) $(BIN)/lint-imports --no-cache
	@echo "== the browser client"
	@$(PY) tools/web.py check
	@$(INTERPRETED) $(PY) tools/protocol.py --check
	@echo "== stubs"
	@$(PY) tools/stubs.py --check
	@echo "== no room above the rules names a card"
	@$(INTERPRETED) $(PY) tools/card_names.py
	@echo "== the page of the encoding"
	@$(INTERPRETED) $(PY) tools/encoding.py --check
	@echo "== every rule has a test"
	@$(INTERPRETED) $(PY) tools/rule_table.py --check

.PHONY: test-compiled
test-compiled: $(VENV)/.installed $(VENV)/.dev $(VENV)/.chromium ## the tests in the compiled build only
	@$(PY) tools/build_kind.py compiled
	@$(PY) -m pytest -q -n 2 --dist worksteal

# How the game is built, served, shown and measured is asked once, in the compiled build.
OF_THE_GAME := bots cards env/test_encoding.py fuzz golden knowledge library notation own_cards properties rules
.PHONY: test-interpreted
test-interpreted: $(VENV)/.dev ## the tests of the game in the interpreted build only
	@$(INTERPRETED) $(PY) tools/build_kind.py interpreted
	@$(INTERPRETED) $(PY) -m pytest -q -n 2 --dist worksteal $(addprefix tests/,$(OF_THE_GAME))

# OpenSpiel and Ray are big, so they are installed and tried last.
.PHONY: test-openspiel
test-openspiel: $(VENV)/.installed $(VENV)/.dev $(VENV)/.bench ## the environment for OpenSpiel
	@$(PY) -m pytest -q tests/openspiel

.PHONY: test-ray
test-ray: $(VENV)/.installed $(VENV)/.dev $(VENV)/.ray ## the arena on a local Ray cluster
	@$(PY) -m pytest -q tests/ray

.PHONY: test-lowest
test-lowest: $(VENV)/.installed ## the lowest versions of libraries that pyproject.toml allows
	@$(PY) tools/lowest.py

.PHONY: screenshots
screenshots: $(VENV)/.installed $(VENV)/.dev $(VENV)/.chromium ## a picture of every screen, into SHOTS=folder
	@$(PY) tools/screenshots.py $(SHOTS)

.PHONY: sheet
sheet: $(VENV)/.installed $(VENV)/.dev $(VENV)/.chromium ## a picture of every drawing, into SHOTS=folder
	@$(PY) tools/sheet.py $(SHOTS)

.PHONY: soak
soak: $(VENV)/.installed $(VENV)/.dev ## a million random games through all properties
	@$(PY) tools/build_kind.py compiled
	@$(PY) tools/soak.py

.PHONY: torture
torture: $(VENV)/.installed $(VENV)/.dev ## kill the server under play, 50 times; nothing may be lost
	@$(PY) tools/build_kind.py compiled
	@$(PY) -m tools.torture

.PHONY: load
load: $(VENV)/.installed $(VENV)/.dev ## 200 tables with four players each on one server
	@$(PY) tools/build_kind.py compiled
	@$(PY) -m tools.load

.PHONY: strength
strength: $(VENV)/.installed $(VENV)/.dev ## measure every bot and write docs/strength.md (hours)
	@$(PY) tools/build_kind.py compiled
	@$(PY) tools/strength.py build/strength

.PHONY: bench
bench: $(VENV)/.installed $(VENV)/.bench ## speed, beside OpenSpiel, PettingZoo and catanatron
	@$(PY) tools/build_kind.py compiled
	@$(PY) benchmarks/run.py

.PHONY: format
format: $(VENV)/.dev ## put the code in shape
	@$(BIN)/ruff check --fix-only $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)
	@$(PY) tools/web.py format

.PHONY: docs
docs: $(VENV)/.dev ## write the generated pages again
	@$(INTERPRETED) $(PY) tools/rule_table.py
	@$(INTERPRETED) $(PY) tools/protocol.py
	@$(INTERPRETED) $(PY) tools/encoding.py

.PHONY: lock
lock: $(VENV)/.python ## take the newest compatible versions into requirements/*.txt
	@$(PIP) --upgrade uv
	@sh tools/lock.sh $(BIN)/uv

.PHONY: clean
clean: ## remove everything make has made
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/citadella/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -type f \( -name '*.so' -o -name '*.pyd' -o -name '*.[ch]' \) -delete
	find src tests tools benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the steps between -----------------------------------------------------------------------

$(VENV)/.python:
	@$(PYTHON) -c $(NEW_ENOUGH) 2>/dev/null || { \
		echo "Citadella needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv" >&2; \
		exit 1; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# PostgreSQL comes along, so that `citadella serve --database` needs nothing more.
RUNTIME := requirements/runtime.txt requirements/postgres.txt requirements/build.txt
$(VENV)/.runtime: $(RUNTIME) $(VENV)/.python
	@$(PIP) $(addprefix -r ,$(RUNTIME))
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.python
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(VENV)/.chromium: tools/chromium.py $(VENV)/.dev
	@$(PY) tools/chromium.py >/dev/null
	@touch $@

$(VENV)/.ray: requirements/ray.txt $(VENV)/.python
	@$(PIP) -r requirements/ray.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.python
	@echo "Installing the engines to compare with …"
	@$(PIP) -r requirements/bench.txt
	@touch $@

# Rewritten only when it changes: a file that came or went also calls for a new build.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' "pure=$(CITADELLA_PURE) cc=$(CC)" $(sort $(SOURCES)) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.client: $(CLIENT) tools/web.py $(VENV)/.runtime
	@echo "Building the browser client …"
	@$(PY) tools/web.py
	@touch $@

$(VENV)/.installed: $(VENV)/.client $(SOURCES) $(PACKING) build/sources.txt tools/install.py $(VENV)/.runtime
	@$(PY) tools/install.py
	@touch $@

FORCE:
