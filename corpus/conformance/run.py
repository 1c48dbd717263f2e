#!/usr/bin/env python3
"""Usage: run.py [--only PREFIX] [COMMAND]
COMMAND pairs the next round of {file} by {edition} and prints a line "WHITE BLACK" a pair, and "N 0" for the bye."""
import json, pathlib, shlex, subprocess, sys

folder = pathlib.Path(__file__).resolve().parent
words = sys.argv[1:]
only = words[1] if words[:1] == ["--only"] else ""
command = " ".join(words[2:] if only else words) or "swissproof pair --rules {edition} {file}"

def boards(round):
    pairs = [*round["pairs"], *([(round["bye"], 0)] if round["bye"] else [])]
    return " ".join(sorted(f"{white}-{black}" for white, black in pairs))

def answer(case):
    known = {"edition": case["edition"], "file": str(folder / case["file"]), "id": case["id"]}
    done = subprocess.run([word.format(**known) for word in shlex.split(command)], capture_output=True, text=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    return boards({"pairs": [map(int, line) for line in lines if len(line) == 2 and "".join(line).isdigit()], "bye": None})

failed = 0
cases = [case for case in json.loads((folder / "manifest.json").read_text("utf-8"))["cases"] if case["id"].startswith(only)]
for case in cases:
    found, right = answer(case), [boards(case["expected"]), *(boards(other["round"]) for other in case["alternatives"])]
    if found not in right:
        failed += 1
        why = [rule["why"] for rule in case["decides"] if boards(rule["instead"]) == found]
        print(f"FAILED {case['id']}: {found or 'no pairs'}; expected {' or '.join(right)}", *why, sep="; ")
print(f"{len(cases) - failed} passed, {failed} failed")
sys.exit(1 if failed else 0)
