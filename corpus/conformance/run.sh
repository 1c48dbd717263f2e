#!/bin/sh
# Usage: run.sh [COMMAND]: COMMAND pairs the next round of "$file" by $edition and prints a line "WHITE BLACK" a pair, and
# "N 0" for the bye; ONLY=PREFIX in the environment takes the cases whose names begin so.
command=${1:-'swissproof pair --rules "$edition" "$file"'}
folder=$(cd "$(dirname "$0")" && pwd) tab=$(printf '\t') LC_ALL=C
export LC_ALL
passed=0 failed=0 last='' isright=yes
finish() {
  [ -z "$last" ] && return
  if [ $isright = yes ]; then passed=$((passed + 1)); return; fi
  failed=$((failed + 1))
  echo "FAILED $last: ${found:-no pairs }; expected $expected" | sed 's/ ;/;/'
}
while IFS=$tab read -r id edition name boards; do
  case $id in "${ONLY-}"*) ;; *) continue ;; esac
  if [ "$id" != "$last" ]; then
    finish
    last=$id isright=no expected='' file=$folder/$name
    found=$(eval "$command" </dev/null 2>/dev/null | sed -n 's/^ *\([0-9]\{1,\}\)[[:space:]]\{1,\}\([0-9]\{1,\}\)[[:space:]]*$/\1-\2/p' | sort | tr '\n' ' ')
  fi
  expected=${expected:+$expected or }$boards
  [ "$found" = "$boards " ] && isright=yes # Several lines of a case: any of them is right.
done <"$folder/answers.tsv"
finish
echo "$passed passed, $failed failed"
[ $failed = 0 ]
