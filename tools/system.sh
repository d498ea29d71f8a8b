#!/bin/sh
# Installs what the browser and database tests need from Debian's packages, where it is missing and can be installed.
set -e

missing=""
command -v chromium > /dev/null || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || missing="$missing postgresql"
ls /usr/share/fonts/truetype/liberation* > /dev/null 2>&1 || missing="$missing fonts-liberation"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing > /dev/null
else
    echo "The tests in tests/server and tests/browser need:$missing (Debian's names). Please install them." >&2
fi
