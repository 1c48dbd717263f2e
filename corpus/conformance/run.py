#!/usr/bin/env python3
"""Usage: run.py [--only PREFIX] [COMMAND]
COMMAND pairs the next round of {file} by {edition} and prints a line "WHITE BLACK" a pair, and "N 0" for the bye."""
import json, pathlib, shlex, subprocess, sys

folder = pathlib.Path(__file__).resolve().parent
words = sys.argv[1:]
only = words[1] if words[:1] == ["--only"] else ""
command = " ".join(words[2:] if only else words) or "swissproof pair --rules {edition} {file}"

def boards(round):
    return sorted([*map(tuple, round["pairs"]), *([(round["bye"], 0)] if round["bye"] else [])])

def answer(case):
    known = {"edition": case["edition"], "file": str(folder / case["file"]), "id": case["id"]}
    done = subprocess.run([word.format(**known) for word in shlex.split(command)], capture_output=True, text=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    return sorted(tuple(map(int, line)) for line in lines if len(line) == 2 and "".join(line).isdigit())

failed = 0
cases = [case for case in json.loads((folder / "manifest.json").read_text("utf-8"))["cases"] if case["id"].startswith(only)]
for case in cases:
    found = answer(case)
    if found not in [boards(case["expected"]), *(boards(other["round"]) for other in case["alternatives"])]:
        failed += 1
        rules = [rule for rule in case["decides"] if boards(rule["instead"]) == found] or case["decides"][:1]
        print("FAILED", case["id"], found, "expected", boards(case["expected"]), *(rule["why"] for rule in rules))
print(f"{len(cases) - failed} passed, {failed} failed")
sys.exit(1 if failed else 0)
