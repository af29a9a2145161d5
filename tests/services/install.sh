#!/usr/bin/env bash
# Installs what the tests run against or with, PostgreSQL, Redis, nginx and Chromium, if it is missing.
set -euo pipefail
shopt -s nullglob

POLICY=/usr/sbin/policy-rc.d

main() {
    local missing=()
    has_postgres || missing+=(postgresql)
    has_redis || missing+=(redis-server)
    has_nginx || missing+=(nginx)
    has_openssl || missing+=(openssl)
    has_chromium || missing+=(chromium)
    if [ ${#missing[@]} -eq 0 ]; then
        add_shell
        return
    fi
    can_install || fail "${missing[@]}"
    echo "Installing ${missing[*]} for the tests"
    keep_daemons_down
    install_quietly "${missing[@]}" || fail "${missing[@]}"
    has_postgres && has_redis && has_nginx && has_openssl && has_chromium || fail "${missing[@]}"
    add_shell
}

# Chromium without what nobody sees in tests: the page is tried in it where it is to be had, for that takes less time.
add_shell() {
    if command -v chromium >/dev/null && ! command -v chromium-headless-shell >/dev/null && can_install; then
        echo "Installing chromium-headless-shell for the tests"
        install_quietly chromium-headless-shell || echo "It is not to be had: the page is tried in Chromium alone"
    fi
}

has_postgres() {
    local found=(/usr/lib/postgresql/*/bin/initdb)
    command -v initdb >/dev/null || [ ${#found[@]} -gt 0 ]
}

has_redis() {
    command -v redis-server >/dev/null
}

# Not on everybody's path.
has_nginx() {
    command -v nginx >/dev/null || [ -x /usr/sbin/nginx ]
}

# For the certificate that nginx shows.
has_openssl() {
    command -v openssl >/dev/null
}

# The page is tried in it. Other systems give it other names.
has_chromium() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

can_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null
}

# The packages would start a daemon each. A policy that is there already is left as it is.
keep_daemons_down() {
    [ ! -e "$POLICY" ] || return 0
    trap 'rm -f "$POLICY"' EXIT
    printf '#!/bin/sh\nexit 101\n' >"$POLICY"
    chmod +x "$POLICY"
}

# Package lists may be missing or old: they are renewed only if it does not work without.
install_quietly() {
    local log
    log=$(mktemp)
    if apt_install "$@" >"$log" 2>&1 || { apt-get update -qq && apt_install "$@"; } >>"$log" 2>&1; then
        rm -f "$log"
    else
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
}

apt_install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "$@"
}

fail() {
    echo "The tests need PostgreSQL, Redis, nginx and Chromium. Missing here: $*. As root: apt-get install $*" >&2
    exit 1
}

main
