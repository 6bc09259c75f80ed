# `make` alone lists the targets. Everything is built in .venv and build/; `make clean` removes both.

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
	-o -name '*.mako' -o -name '*.json' -o -name '*.bin' -o -name py.typed \) 2>/dev/null)
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) $(filter %.ftl,$(SOURCES))
PACKING := setup.py pyproject.toml MANIFEST.in README.md LICENSE \
	$(wildcard licenses/*) $(wildcard tools/packaging/*.py)

MAKEFLAGS += --no-print-directory
unexport PYTHONPATH
unexport PYTHONHOME
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

# --- for players -----------------------------------------------------------------------------

# Ctrl-C ends these programs without an error message from make. The delay lets make handle the
# signal before its child exits; otherwise make reports a lost child.
QUIETLY := trap 'sleep 0.3' INT;
STOPPED := || test $$? -eq 130

.PHONY: play
play: $(VENV)/.installed ## play in the browser; LAN=1 admits other machines of the local network
	@$(QUIETLY) $(BIN)/citadella serve $(if $(LAN),--lan) $(STOPPED)

.PHONY: terminal
terminal: $(VENV)/.installed ## play in the terminal against bots
	@$(QUIETLY) $(BIN)/citadella play $(STOPPED)

.PHONY: citadella
citadella: $(VENV)/.installed ## run any command, such as: make citadella ARGS="rules Witch"
	@$(QUIETLY) $(BIN)/citadella $(ARGS) $(STOPPED)

.PHONY: lab
lab: $(VENV)/.installed requirements/lab.txt ## install the extras for game tables and reports
	@$(PIP) -r requirements/lab.txt

# --- for contributors ------------------------------------------------------------------------

.PHONY: test
test: lint test-compiled test-interpreted test-openspiel test-ray ## run all checks, and the tests in both builds

# For everyday work: needs no compiler, browser or Node.
QUICK := cards notation rules texts
.PHONY: test-quick
test-quick: $(VENV)/.dev ## check style and types and test the rules, in under two minutes
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check --quiet $(CHECKED)
	@$(BIN)/mypy --strict
	@$(INTERPRETED) $(PY) -m pytest -q -n 2 --dist worksteal $(addprefix tests/,$(QUICK))

.PHONY: lint
lint: $(VENV)/.dev $(VENV)/.client ## check style, types, imports, generated files and rule coverage
	@echo "== ruff"
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)
	@echo "== mypy --strict, and in parallel the browser client"
	@$(PY) -m tools.packaging.client check & client=$$!; $(BIN)/mypy --strict && wait $$client
	@echo "== import-linter"
	@$(INTERPRETED) $(BIN)/lint-imports --no-cache
	@$(INTERPRETED) $(BIN)/lint-imports --no-cache --config tools/checks/server_imports.toml
	@$(INTERPRETED) $(PY) -m tools.generate.protocol --check
	@echo "== stubs"
	@$(PY) -m tools.packaging.stubs --check
	@echo "== no code above the rules names a card"
	@$(INTERPRETED) $(PY) -m tools.checks.card_names
	@echo "== docs/encoding.md is up to date"
	@$(INTERPRETED) $(PY) -m tools.generate.encoding_page --check
	@echo "== docs/command-line.md is up to date"
	@$(INTERPRETED) $(PY) -m tools.generate.command_line_page --check
	@echo "== the addresses"
	@$(PY) -m tools.generate.addresses --check
	@echo "== English"
	@$(PY) -m tools.checks.prose
	@echo "== every error is translated"
	@$(INTERPRETED) $(PY) -m tools.checks.errors
	@$(INTERPRETED) $(PY) -m tools.checks.catalogue
	@echo "== every rule has a test"
	@$(INTERPRETED) $(PY) -m tools.generate.rule_table --check

.PHONY: test-compiled
test-compiled: $(VENV)/.installed $(VENV)/.dev $(VENV)/.chromium ## run the tests in the compiled build only
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m pytest -q -n 3 --dist worksteal  # many wait for a server or a browser

# Tests of the build, server, client and tools run once, in the compiled build.
OF_THE_GAME := bots cards env/test_encoding.py fuzz golden homebrew knowledge library notation properties rules
.PHONY: test-interpreted
test-interpreted: $(VENV)/.dev ## run the tests of the game in the interpreted build only
	@$(INTERPRETED) $(PY) -m tools.checks.build_kind interpreted
	@$(INTERPRETED) $(PY) -m pytest -q -n 2 --dist worksteal $(addprefix tests/,$(OF_THE_GAME))

# All sizes, languages and kinds of failure; `make test` runs a selection of them.
.PHONY: test-long
test-long: $(VENV)/.installed $(VENV)/.dev $(VENV)/.chromium ## run the slow tests that make test skips
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m pytest -q -n 2 --dist worksteal -m long

# OpenSpiel and Ray are large, so they are installed and tested last.
.PHONY: test-openspiel
test-openspiel: $(VENV)/.installed $(VENV)/.dev $(VENV)/.bench ## test the OpenSpiel environment
	@$(PY) -m pytest -q tests/openspiel

.PHONY: test-ray
test-ray: $(VENV)/.installed $(VENV)/.dev $(VENV)/.ray ## test the arena on a local Ray cluster
	@$(PY) -m pytest -q tests/ray

.PHONY: test-train
test-train: $(VENV)/.installed $(VENV)/.dev $(VENV)/.train ## test the training of the networks, with a tiny budget
	@$(PY) -m pytest -q tests/train

.PHONY: test-lowest
test-lowest: $(VENV)/.installed ## test with the lowest dependency versions that pyproject.toml allows
	@$(PY) -m tools.checks.lowest_versions

.PHONY: screenshots
screenshots: $(VENV)/.installed $(VENV)/.dev $(VENV)/.chromium ## take a screenshot of every screen, into SHOTS=folder
	@$(PY) -m tools.artwork.screenshots $(SHOTS)

.PHONY: sheet
sheet: $(VENV)/.installed $(VENV)/.dev $(VENV)/.chromium ## take a picture of every drawing, into SHOTS=folder
	@$(PY) -m tools.artwork.gallery_pictures $(SHOTS)

.PHONY: soak
soak: $(VENV)/.installed $(VENV)/.dev ## soak-test the rules with a million random games
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m tools.checks.soak

.PHONY: soak-bots
soak-bots: $(VENV)/.installed $(VENV)/.dev ## soak-test every bot with 10,000 games (an hour and a half)
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m tools.checks.soak_bots

.PHONY: torture
torture: $(VENV)/.installed $(VENV)/.dev ## inject 100 faults into running servers and check that no data is lost
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m tools.checks.torture

.PHONY: load
load: $(VENV)/.installed $(VENV)/.dev $(VENV)/.fast ## load-test: 1,000 tables, two processes, 1,000 spectators, 10,000 idle tables
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m tools.measure.load

.PHONY: puzzles
puzzles: $(VENV)/.installed $(VENV)/.dev ## search games for puzzles and write the file that is shipped (hours)
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m tools.generate.puzzles --games 200 --into build/puzzles
	@$(PY) -m tools.generate.puzzles --first 1000 --games 300 --only no-drafts --into build/puzzles
	@$(PY) -m tools.generate.puzzles --first 10000 --games 3000 --only finish --into build/puzzles
	@$(PY) -m tools.generate.puzzles --write build/puzzles

.PHONY: strength
strength: $(VENV)/.installed $(VENV)/.dev ## measure the strength of all bots and write docs/strength.md (hours)
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m tools.measure.strength build/strength

.PHONY: balance
balance: $(VENV)/.installed $(VENV)/.dev ## play 100,000 games; write docs/balance.md and its data set (half an hour)
	@$(PY) -m tools.checks.build_kind compiled
	@nice -n 19 $(PY) -m tools.measure.balance build/balance

.PHONY: train
train: $(VENV)/.installed $(VENV)/.dev $(VENV)/.train ## train all networks into build/networks (hours; resumes if interrupted)
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) -m tools.train build/networks

.PHONY: bench
bench: $(VENV)/.installed $(VENV)/.bench ## compare the speed with OpenSpiel, PettingZoo and catanatron
	@$(PY) -m tools.checks.build_kind compiled
	@$(PY) benchmarks/run.py

.PHONY: wheel
wheel: $(VENV)/.client ## build the release wheel with profile-guided optimisation, into dist/
	@CITADELLA_OPTIMIZE=pgo $(PY) -m pip wheel -q --no-deps --no-build-isolation -w dist .

.PHONY: format
format: $(VENV)/.dev ## format the code
	@$(BIN)/ruff check --fix-only $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)
	@$(PY) -m tools.packaging.client format

.PHONY: docs
docs: $(VENV)/.dev ## regenerate the generated pages
	@$(INTERPRETED) $(PY) -m tools.generate.rule_table
	@$(INTERPRETED) $(PY) -m tools.generate.protocol
	@$(INTERPRETED) $(PY) -m tools.generate.encoding_page
	@$(INTERPRETED) $(PY) -m tools.generate.settings_page
	@$(INTERPRETED) $(PY) -m tools.generate.command_line_page
	@$(PY) -m tools.generate.addresses

.PHONY: docs-site
docs-site: $(VENV)/.installed $(VENV)/.dev ## build the documentation as a website, into build/docs-site
	@$(PY) -m tools.generate.docs_site

.PHONY: lock
lock: $(VENV)/.python ## upgrade requirements/*.txt to the newest compatible versions
	@$(PIP) --upgrade uv
	@sh tools/packaging/lock.sh $(BIN)/uv

.PHONY: clean
clean: ## remove everything that make has built
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/citadella/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -type f \( -name '*.so' -o -name '*.pyd' -o -name '*.[ch]' \) -delete
	find src tests tools benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +

# --- intermediate steps ----------------------------------------------------------------------

$(VENV)/.python:
	@$(PYTHON) -c $(NEW_ENOUGH) 2>/dev/null || { \
		echo "Citadella needs Python 3.11 or newer; choose one with: make PYTHON=/path/to/python" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv" >&2; \
		exit 1; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The PostgreSQL driver is included, so that `citadella serve --database` works at once.
RUNTIME := requirements/runtime.txt requirements/postgres.txt requirements/build.txt
OFFLINE := { echo "The libraries could not be downloaded: connect this machine to the network and run\
 the same command again; later runs need no network." >&2; exit 1; }
$(VENV)/.runtime: $(RUNTIME) $(VENV)/.python
	@echo "Downloading the libraries …"
	@$(PIP) $(addprefix -r ,$(RUNTIME)) || $(OFFLINE)
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.python
	@$(PIP) -r requirements/dev.txt || $(OFFLINE)
	@touch $@

# Without Chromium the browser tests are skipped with a message; in CI (CI=1) that is a failure.
$(VENV)/.chromium: tools/artwork/chromium.py $(VENV)/.dev
	@if $(PY) -m tools.artwork.chromium >/dev/null; then touch $@; else test -z "$(CI)"; fi

# uvloop, as on a public server.
$(VENV)/.fast: requirements/fast.txt $(VENV)/.python
	@$(PIP) -r requirements/fast.txt
	@touch $@

$(VENV)/.ray: requirements/ray.txt $(VENV)/.python
	@$(PIP) -r requirements/ray.txt
	@touch $@

$(VENV)/.train: requirements/train.txt $(VENV)/.python
	@$(PIP) -r requirements/train.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.python
	@echo "Installing the other engines …"
	@$(PIP) -r requirements/bench.txt
	@touch $@

# Rewritten only when it changes; an added or removed file also requires a new build.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' "pure=$(CITADELLA_PURE) optimize=$(CITADELLA_OPTIMIZE) cc=$(CC)" $(sort $(SOURCES)) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.client: $(CLIENT) tools/packaging/client.py $(VENV)/.runtime
	@echo "Building the browser client …"
	@$(PY) -m tools.packaging.client
	@touch $@

$(VENV)/.installed: $(VENV)/.client $(SOURCES) $(PACKING) build/sources.txt $(VENV)/.runtime
	@$(PY) -m tools.packaging.install
	@touch $@

FORCE:
