#!/usr/bin/env bash
# The whole way of somebody who has just cloned this, timed: in a bare Debian that this script makes, as root, with
# debootstrap. Nothing outside its folder is touched.
#
#     tools/whole_way.sh                        # make play in Debian 12: first start, second start, without network
#     tools/whole_way.sh --compiler             # with gcc: also the start after the build in the background
#     tools/whole_way.sh --test                 # make test as well (an hour)
#     SUITE=trixie tools/whole_way.sh           # Debian 13, Python 3.13
#
# FOLDER is kept for the next time; MIRROR is where Debian's packages come from, else as apt on this machine has it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

SUITE=${SUITE:-bookworm}
FOLDER=${FOLDER:-/var/tmp/capotavola-whole-way}
PORT=${PORT:-8099}
THERE=/srv # whose home it is in that Debian
BARE=make,python3,python3-venv,ca-certificates
PATIENCE=600

main() {
    [ "$(id -u)" = 0 ] || fail "only root can make a Debian to go into"
    command -v debootstrap >/dev/null || fail "apt-get install debootstrap"
    if [ -z "${INSIDE:-}" ]; then
        # Mounts and processes of this way end with it.
        exec env INSIDE=1 unshare --mount --pid --fork --kill-child "$0" "$@"
    fi
    root=$FOLDER/$SUITE
    make_debian
    enter_house
    case " $* " in *" --compiler "*) within "with gcc" apt-get install -y -qq gcc libc6-dev python3-dev ;; esac
    first_start "first start"
    again "second start"
    case " $* " in *" --compiler "*) until_compiled ;; esac
    without_network
    case " $* " in *" --test "*) within "make test" make test ;; esac
}

make_debian() {
    [ -x "$root/usr/bin/make" ] || {
        rm -rf "$root"
        mkdir -p "$root"
        say "making a Debian ($SUITE)"
        debootstrap --variant=minbase --include="$BARE" "$SUITE" "$root" "${MIRROR:-$(mirror)}" >"$FOLDER/debootstrap.log" 2>&1 \
            || fail "debootstrap failed: $FOLDER/debootstrap.log"
    }
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    # Names and certificates as this machine knows them.
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
}

mirror() {
    sed -n 's/^URIs: *\(http.*\/debian\)\/* *$/\1/p' /etc/apt/sources.list.d/*.sources 2>/dev/null | head -1
}

# Only what is committed, and nothing that an earlier way has left.
enter_house() {
    rm -rf "$root$THERE/.cache" "$root$THERE/.npm" "$root$THERE/.local"
    clone_anew
}

# Until the page is there.
first_start() {
    local began
    began=$(now)
    start
    await_page
    say "$1: the page after $(since "$began") s"
}

again() {
    stop
    first_start "$1"
}

# In a group of its own, which is stopped as a whole.
start() {
    set -m
    inside make play "CAPO_PORT=$PORT" >"$FOLDER/play.log" 2>&1 &
    house=$!
    set +m
}

stop() {
    kill -TERM -- "-$house"
    wait "$house" || true
    while answers; do sleep 0.1; done
}

answers() {
    python3 -c "import urllib.request as r; r.urlopen('http://127.0.0.1:$PORT/', timeout=2)" 2>/dev/null
}

await_page() {
    local tries=0
    until answers; do
        kill -0 "$house" 2>/dev/null || { cat "$FOLDER/play.log" && fail "make play ended"; }
        [ $((tries += 1)) -lt $((PATIENCE * 4)) ] || fail "no page in $PATIENCE s"
        sleep 0.25
    done
}

until_compiled() {
    local began
    began=$(now)
    until [ -f "$root$THERE/capotavola/build/wheel/.built" ]; do sleep 1; done
    say "compiled in the background, $(since "$began") s later"
    again "start that installs the compiled engine"
    again "start after that"
    inside .venv/bin/capo --version
}

# Another clone, with what the first one has left in the caches.
without_network() {
    stop
    clone_anew
    local began
    began=$(now)
    unshare --net -- bash -c "$(declare -f inside); root=$root THERE=$THERE; inside make playable" >"$FOLDER/offline.log" 2>&1 \
        || { cat "$FOLDER/offline.log" && fail "without network it does not work"; }
    say "another clone, without network: ready to start after $(since "$began") s"
}

clone_anew() {
    rm -rf "$root$THERE/capotavola"
    git clone -q . "$root$THERE/capotavola"
}

within() {
    local began what=$1
    shift
    began=$(now)
    inside "$@" >"$FOLDER/${what// /-}.log" 2>&1 || { tail -50 "$FOLDER/${what// /-}.log" && fail "$what failed"; }
    say "$what: $(since "$began") s"
}

# With this machine's ways to the registries, and nothing else of it.
inside() {
    local ways
    mapfile -t ways < <(env | grep -iE '^(pip_(index|extra|cert|default)|npm_config_(registry|cafile)|node_extra|https?_proxy|no_proxy)' || true)
    env -i HOME="$THERE" PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
        NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "${ways[@]}" \
        chroot "$root" sh -c 'cd ~/capotavola && exec "$@"' -- "$@"
}

now() { date +%s.%N; }
since() { python3 -c "import time; print(round(time.time() - $1, 1))"; }
say() { echo "whole way: $*"; }
fail() {
    echo "whole way: $*" >&2
    exit 1
}

main "$@"
