# echo-tui. `make run` and `make test` are each enough alone on a fresh Debian 12; `make help` lists the rest.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
# One set of flags for everything built for use, so that run, install and bench share one build, at a terminal or not.
RELEASE = -c release --static-swift-stdlib --no-color-diagnostics -debug-info-format none $(LINKED)
# Functions that nobody calls are left out, and equal ones are one; no table of names for libraries to look things up in,
# relocations packed, the locale data that is needed, and the libraries that differ between distributions.
LINKED = -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld -Xlinker --icf=all \
	-Xlinker --no-export-dynamic -Xlinker -zpack-relative-relocs \
	$(shell scripts/locale-data.py .build/locale-data.o) $(shell scripts/static-libraries.sh)
PROGRAM = .build/use/echo-tui
BENCH = .build/release/echo-bench

.PHONY: run test test-all sanitize check lint bench sentences counts coverage api consumer docs manual install uninstall deb deb-check tarball licences key-sheet design deps deps-language deps-whisper test-deps build clean picture session help

help: ## Lists what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

run: build ## Builds echo-tui and starts it; ARGS="--text" passes options
	@exec $(PROGRAM) $(ARGS)

test: test-deps ## Runs the tests
	@scripts/test.sh

test-all: test-deps ## Runs the tests with programs of others and the long searches at random as well
	@scripts/test.sh --all

sanitize: test-deps ## Runs the tests that can with AddressSanitizer, then with ThreadSanitizer; hours
	@scripts/sanitize.sh address && scripts/sanitize.sh thread

check: lint test ## Lints, then tests

lint: ## Checks format and house-keeping
	@scripts/lint.sh

bench: test-deps build ## Measures the release build and prints the tables of docs/measured.md
	@swift build $(RELEASE) --product echo-bench
	@$(BENCH) $(ARGS)

sentences: ## Makes the sets of sentences that `make bench ARGS="--only corrections"` measures spelling and grammar by
	@scripts/sentences.sh

counts: test-deps ## Counts the instructions of the hot paths; fails when one takes a third more than docs/counts.txt says
	@swift build $(RELEASE) --product echo-bench
	@scripts/counts.sh $(BENCH) $(ARGS)

coverage: test-deps ## Runs the tests, prints the share of lines of Echo and EchoWire they run; fails below 85 percent
	@ECHO_COVERAGE=1 scripts/test.sh
	@scripts/coverage.sh

api: deps ## Compares the public API of the libraries with the last release; fails if something was removed
	@scripts/api.sh

consumer: deps ## Builds a package of its own that uses the library as docs/library.md says
	@scripts/consumer.sh

docs: deps ## Writes the documentation of the libraries to .build/docs
	@scripts/docs.sh

manual: build ## Writes the tables of docs/manual.md again, from those of the program
	@scripts/manual.sh $(PROGRAM)

install: build ## Installs program, themes, manual page and completions under PREFIX (/usr/local), below DESTDIR
	@scripts/install.sh install $(PROGRAM) "$(DESTDIR)" $(PREFIX)

uninstall: ## Removes exactly what install put there
	@scripts/install.sh uninstall - "$(DESTDIR)" $(PREFIX)

deb: build ## Makes a Debian package in .build/deb
	@scripts/deb.sh $(PROGRAM)

deb-check: deb ## Looks the package over; as root, installs, starts and removes it in a fresh Debian
	@scripts/deb-check.sh .build/deb/*.deb

tarball: build ## Makes an archive with an install.sh, for systems without a package, in .build/tarball
	@scripts/tarball.sh $(PROGRAM)

licences: build ## Writes what is inside, with its licences, as text and as an SBOM (SPDX) into .build/licences
	@scripts/licences.py $(PROGRAM) .build/licences

design: ## Draws the pictures of docs/design.md again, from the screens of the tests
	@scripts/design-pictures.py

key-sheet: ## Writes the keys as a page to print, .build/keys.html
	@mkdir -p .build && scripts/key-sheet.py > .build/keys.html

deps: ## Installs the system packages the program needs
	@scripts/dependencies.sh run

deps-whisper: ## Gets a Whisper model (220 MB) with which the language room understands free speech offline
	@scripts/deps-language.sh --whisper

deps-language: ## Installs what the language room uses without a network: dictionaries, voices, grammar
	@scripts/deps-language.sh

test-deps: ## Installs the system packages the tests need as well
	@scripts/dependencies.sh test

build: deps ## Builds the program for use
	@scripts/build.sh $(RELEASE)

picture: build ## Takes the pictures in docs/pictures again (needs pip: pyte ptyprocess pillow fonttools)
	@scripts/picture.sh $(PROGRAM)

session: build ## Records the moving picture of the README again (needs pip: pyte ptyprocess)
	@scripts/session.py $(PROGRAM) docs/pictures/session.svg

clean: ## Removes what was built
	rm -rf .build
