# Everything starts here: `make play` to play, `make test` to check. Both set up what they need by themselves.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.synced
SYSTEM := $(VENV)/.system
UV     := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)
PYTEST := $(BIN)/pytest -n auto --dist worksteal

# Servers and commands that tests start find compiled bytecode, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=

# What is tested with the interpreted engine, but for whole games; the compiled one is tested with everything that does not change rules.
ENGINE_TESTS = tests/engine tests/kernel tests/contract tests/games tests/bots tests/speed tests/cli/test_upkeep.py tests/server/test_outliving.py
# What writes the generated files that are kept in the repository.
GENERATORS = tools/coverage_of_rules.py $(wildcard tools/golden_*.py)

.PHONY: setup play test lint types interpreted compiled compile bench soak golden format build docs clean

setup: $(STAMP) $(SYSTEM)

# What only the tests need: a browser, its fonts, and PostgreSQL.
$(SYSTEM): tools/system.sh
	sh tools/system.sh
	@mkdir -p $(VENV) && touch $@

$(STAMP): pyproject.toml uv.lock $(if $(filter .uv/bin/uv,$(UV)),.uv/bin/uv)
	UV_PYTHON_DOWNLOADS=never $(UV) sync --locked --quiet --compile-bytecode --python $(PYTHON)
	@touch $@

.uv/bin/uv:
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet "uv>=0.8"

play: $(STAMP)
	$(BIN)/ludotheque serve --open

# The compiler begins on one core: types are checked meanwhile.
test: setup
	$(MAKE) -j2 --output-sync lint types compile
	$(MAKE) -j1 interpreted compiled

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup
	$(BIN)/mypy

interpreted: setup
	LUDOTHEQUE_ENGINE=interpreted $(PYTEST) -m "not slow" $(ENGINE_TESTS)

compiled: compile
	LUDOTHEQUE_ENGINE=compiled $(PYTEST)

compile: setup
	$(BIN)/python tools/compile.py

bench: compile
	$(BIN)/ludotheque bench
	$(BIN)/python tools/load.py

soak: setup
	$(BIN)/python tools/fuzz.py
	$(BIN)/python tools/fuzz.py --postgresql
	$(BIN)/python tools/contract.py

golden: setup
	set -e; for tool in $(GENERATORS); do $(BIN)/python $$tool; done

format: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# A wheel with the compiled engine, and one for every platform.
build: setup
	$(UV) build
	LUDOTHEQUE_PURE=1 $(UV) build --wheel

# The API reference, from docstrings.
docs: setup
	$(BIN)/python tools/reference.py

clean:
	rm -rf build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis src/ludotheque/compiled.txt
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
