# Needs git, make and Python 3.11 or newer; everything else goes into .venv, here in the clone.
# The first python3… on the path that is new enough makes .venv. `make PYTHON=python3.13 …` has an environment of its
# own beside it, .venv-3.13.

new-enough := import sys; sys.exit(sys.version_info < (3, 11))
first = $(shell for name in $(1); do $$name -c '$(new-enough)' 2>/dev/null && echo $$name && break; done)
PYTHON ?= $(or $(call first,python3 python3.13 python3.12 python3.11),python3)
NEWEST := $(call first,python3.13 python3.12)
GAME ?= coffee-rush
ARGS ?=

version = $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
venv := .venv$(if $(filter command environment,$(origin PYTHON)),-$(version))
python := $(venv)/bin/python
pip := $(python) -m pip --disable-pip-version-check --quiet
# Who has nothing left to do takes tests from the others: those of the browser stand together.
pytest := $(python) -m pytest -n auto --dist worksteal
# The Node of a wheel, in web/.
node := $(python) hatch_build.py

# Where a machine forbids Python to keep what it has compiled, every process of the tests would compile it again.
unexport PYTHONDONTWRITEBYTECODE

# pyright's own Node and code come with its wheels; this keeps it from asking for a newer release at every run.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

checks := ruff mypy pyright imports prettier eslint svelte-check
.PHONY: help play terminal client fast slow test test-ray quick suite newest check checked $(checks) vitest docs bench bench-server format lock clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-15s %s\n", $$1, $$2 }'

play: client ## Serve the table and open it in the browser (ARGS="…" for demitasse serve)
	@$(venv)/bin/demitasse serve --open $(ARGS)

terminal: $(venv)/.play-ready ## Play in the terminal (GAME=coffee-rush; ARGS="…" for its options)
	@$(venv)/bin/demitasse play $(GAME) $(ARGS)

# Installing builds the client; this builds it again when its source has changed since.
client: $(venv)/.play-ready ## Build the browser client, if it is not up to date
	@$(python) hatch_build.py

# The Python in use stays pure where there is no C compiler; it says why.
fast: $(venv)/.test-ready ## Compile kernel, games and bots in place (ARGS="coffee_rush": of these games alone)
	@DEMITASSE_PURE=1 $(python) -m demitasse.compiled.build $(ARGS)

slow: ## Go back to pure Python
	rm -rf src/demitasse/compiled/*/

test: checked suite ## Check everything, then run every test (ARGS="…" for pytest)

quick: checked ## Check everything, then run the tests that answer soon: for all day
	$(pytest) -m "not slow" $(ARGS)

newest: ## Run the quick tests of engine, server and command with the newest Python, if it is newer than 3.11
ifeq ($(NEWEST),)
	@echo "No Python newer than 3.11 is found."
else
	$(MAKE) suite PYTHON=$(NEWEST) ARGS='-m "not slow" $(engine-server-command) $(ARGS)'
endif

# Every game is in there: in the contract suite and the golden plays.
engine-server-command := $(addprefix tests/,kernel contract golden arena server cli)

# Ray weighs as much as everything else together, so it has an environment of its own, and no part in make test.
test-ray: .venv-ray/.ready ## Run a simulation on a Ray cluster of two workers here (installs Ray in .venv-ray)
	.venv-ray/bin/python -m pytest tests/cluster $(ARGS)

suite: $(venv)/.test-ready
	$(pytest) $(ARGS)

# All at once, since each has one core only; where make can, what they say is kept apart.
at-once = $(MAKE) --no-print-directory --jobs $(if $(filter output-sync,$(.FEATURES)),--output-sync)

check: $(venv)/.test-ready ## Lint, formatting, types and imports, without the tests
	@$(python) hatch_build.py --tools
	@$(at-once) $(checks)

checked: $(venv)/.test-ready
	@$(python) hatch_build.py --tools
	@$(at-once) $(checks) vitest

vitest:
	$(node) node_modules/vitest/vitest.mjs run

ruff:
	$(python) -m ruff check
	$(python) -m ruff format --check

mypy:
	$(python) -m mypy --strict

pyright:
	$(python) -m pyright --pythonpath $(python)

imports:
	$(venv)/bin/lint-imports --no-logo

prettier:
	$(node) node_modules/prettier/bin/prettier.cjs --check --log-level warn .

eslint:
	$(node) node_modules/eslint/bin/eslint.js .

svelte-check:
	$(node) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

# The documentation has an environment of its own, too; a page or link that is missing fails it.
docs: .venv-docs/.ready ## Build the documentation as a site in build/site
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/python -m mkdocs build --quiet

bench: $(venv)/.play-ready ## Measure the engine beside its peers (ARGS="…" for the runner)
	$(python) benchmarks/run.py --install-peers $(ARGS)

bench-server: client ## Measure the table server under load (ARGS="…" for the runner)
	$(python) benchmarks/server.py --write $(ARGS)
	$(python) benchmarks/server.py --write --tables 1250 $(ARGS)

format: $(venv)/.test-ready ## Put the code in shape
	$(python) -m ruff check --fix-only
	$(python) -m ruff format
	@$(python) hatch_build.py --tools
	$(node) node_modules/eslint/bin/eslint.js --fix .
	$(node) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

# Pins stay as they are unless pyproject.toml forbids them; UPGRADE=1 takes the newest.
lock: .venv-lock/.made ## Renew requirements/ after a change of dependencies (UPGRADE=1: the newest)
	$(compile) $(if $(UPGRADE),--upgrade) --group test --extra all --output-file requirements/test.txt pyproject.toml
	$(compile) --group build --extra serve --constraints requirements/test.txt --output-file requirements/play.txt pyproject.toml
	$(compile) $(if $(UPGRADE),--upgrade) --group docs --output-file requirements/docs.txt

compile = .venv-lock/bin/python -m uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

clean: slow ## Remove the environments, caches and built files
	rm -rf .venv .venv-* build dist web/node_modules src/demitasse/server/client
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is as new as the last successful installation, so that a second run needs no network.
$(venv)/.%-ready: requirements/%.txt pyproject.toml $(venv)/.made
	@echo "Installing what requirements/$*.txt pins …"
	@$(pip) install --require-hashes --requirement requirements/$*.txt
	@$(pip) install --no-build-isolation --no-deps --editable .
	@touch $@

.venv-ray/.ready: $(venv)/.test-ready
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes --requirement requirements/test.txt
	@$(@D)/bin/python -m pip --disable-pip-version-check --quiet install --no-build-isolation --no-deps --editable .
	@$(@D)/bin/python -m pip --disable-pip-version-check --quiet install "ray[client]"
	@touch $@

.venv-docs/.ready: requirements/docs.txt
	$(check-python)
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes --requirement requirements/docs.txt
	@touch $@

$(venv)/.made:
	$(check-python)
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

.venv-lock/.made:
	$(check-python)
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python -m pip --disable-pip-version-check --quiet install uv
	@touch $@

define check-python
@$(PYTHON) -c '$(new-enough)' 2>/dev/null || { echo >&2 \
	"Demitasse needs Python 3.11 or newer, and '$(PYTHON)' is not: install one, or name one with make PYTHON=…"; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo >&2 \
	"'$(PYTHON)' cannot make virtual environments: install its venv package (Debian, Ubuntu: apt-get install python3-venv)."; exit 1; }
endef
