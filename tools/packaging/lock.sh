#!/bin/sh
# Writes requirements/*.txt: exact versions with hashes, for every platform and Python >= 3.11.
# The development set is resolved first and constrains the others, so they fit in one environment.
set -eu
uv=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/../../requirements"

compile() {
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
        "$1.in" --output-file "$1.txt" $2
}

compile dev ""
for set in runtime build bench docs env fast lab postgres push ray train; do
    compile "$set" "--constraints dev.txt"
done

mypy=$(sed -n 's/^\(mypy==[^ ]*\).*/\1/p' build.txt)
sed "s/\"mypy==[^\"]*\"/\"$mypy\"/" ../pyproject.toml > ../pyproject.toml.new
mv ../pyproject.toml.new ../pyproject.toml
echo "Requirements locked; the build uses $mypy."
