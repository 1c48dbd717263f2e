"""Pairs round 1 by the FIDE (Dutch) System: python3 pairer.py TOURNAMENT PAIRING"""
import sys

tournament, pairing = sys.argv[1:]
first_colour = "W"                            # drawn by lot: the colour of player 1
rounds = {}                                   # of each player, how many rounds the file has
with open(tournament) as lines:
    for line in lines:
        if line.startswith("152"):
            first_colour = line[4]
        elif line.startswith("001"):
            rounds[int(line[4:8])] = (len(line.rstrip()[91:]) + 9) // 10

finished = min(rounds.values())               # who has more has a bye of the next round
players = [number for number in sorted(rounds) if rounds[number] == finished]
bye = players.pop() if len(players) % 2 == 1 else None
half = len(players) // 2
boards = []
for board in range(half):
    higher, lower = players[board], players[board + half]
    is_first_colour = True               # the higher ranked player
    is_white = is_first_colour == (first_colour == "W")
    boards.append((higher, lower) if is_white else (lower, higher))
if bye is not None:
    boards.append((bye, 0))

with open(pairing, "w") as out:
    print(len(boards), file=out)
    for white, black in boards:
        print(white, black, file=out)
