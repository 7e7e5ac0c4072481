# make play   installs what playing needs and opens the games in the browser
# make test   installs what testing needs and runs every check there is
# make lock   writes the two lock files anew (needs uv)
#
# Both work on a bare machine with Python 3.11 or later and make, and again without a network.

PYTHON ?= python3
UV ?= uv
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate
CLIENT := $(shell find web -name node_modules -prune -o -path web/tests -prune -o -type f -print) \
	$(shell find src/ludoteca -name '*.ftl' -o -name rules.md)

.PHONY: play test lint types units rules-coverage web-tests lock clean

play: $(VENV)/.play
	$(BIN)/ludoteca serve --open

test: lint types units rules-coverage web-tests
	@echo "make test: everything passed"

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.test
	$(BIN)/mypy

units: $(VENV)/.test
	$(BIN)/python -m pytest

rules-coverage: $(VENV)/.test
	LUDOTECA_JIT=0 $(BIN)/coverage run -m pytest -m "clause or interpreted"
	$(BIN)/coverage report

web-tests: $(VENV)/.test
ifneq ($(wildcard web/package.json),)
	$(MAKE) -C web test
endif

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ludoteca needs Python 3.11 or later; name one: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Dependencies are installed exactly as locked.
$(VENV)/.locked: requirements.lock | $(BIN)/python
	$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# The project itself is installed in place. That builds the browser client, anew if it changed.
$(VENV)/.play: $(VENV)/.locked pyproject.toml hatch_build.py $(CLIENT)
	$(PIP) install --no-deps --no-build-isolation --no-index -e .
	@touch $@

$(VENV)/.test: requirements-test.lock | $(VENV)/.play
	$(PIP) install --require-hashes -r requirements-test.lock
	@touch $@

lock:
	$(LOCK) --group build pyproject.toml -o requirements.lock
	$(LOCK) --group build --group dev --extra lab --extra envs --extra ray --extra postgres \
		-c requirements.lock pyproject.toml -o requirements-test.lock

clean:
	rm -rf $(VENV) .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
