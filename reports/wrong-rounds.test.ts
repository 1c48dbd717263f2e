import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile } from '../checker/index.js';
import { editionById } from '../engine/index.js';
import { explain } from './words/deviation/wording.js';

/**
 * Small tournaments whose last round is published wrongly on purpose, in ways that earlier versions named falsely or
 * misleadingly. What is said of each bracket; "(none)" where there is no reference.
 */
const WRONG_ROUNDS: readonly (readonly [file: string, said: readonly string[]])[] = [
  [
    'E1-c2-wrong-bracket-2026',
    [
      'Bracket 0.5: if players 3 and 1 float down, nobody with less than 0.5 points can receive the pairing-allocated bye any more (the file gives it to player 3, with 1 point); a player with 0 points can receive it [C5, 2.3.1].',
      'Bracket 0: player 3 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, 2.1.2].',
    ],
  ],
  [
    'E2-c2-hides-repeat-2026',
    [
      'Bracket 1.5: all criteria are equal, but the rules come to another pairing first: this one needs the exchange of BSN 1 for 2 (player 3 for player 4); the candidate without an exchange comes earlier [4.3].',
      'Bracket 1: if players 3 and 1 float down, nobody with less than 1 point can receive the pairing-allocated bye any more (the file gives it to player 3, with 1.5 points); a player with 0 points can receive it [C5, 2.3.1].',
      'Bracket 0: players 1 and 2 have met before [C1, 2.1.1]; besides, player 3 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, 2.1.2].',
    ],
  ],
  [
    'E2-same-bracket-2026',
    [
      'Bracket 2.5: players 8 and 9 have met before [C1, 2.1.1]; besides, player 3 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, 2.1.2].',
    ],
  ],
  [
    'E4-c5-wrong-bye-2026',
    [
      'Bracket 0.5: if players 1 and 2 float down, nobody with less than 1 point can receive the pairing-allocated bye any more (the file gives it to player 2, with 0.5 points, which breaks another rule); a player with 0 points can receive it [C5, 2.3.1].',
      'Bracket 0: players 1 and 3 have met before [C1, 2.1.1].',
    ],
  ],
  [
    'E4-c9-wrong-bye-2026',
    [
      'Bracket 2.5: if player 1 floats down, nobody else can receive the pairing-allocated bye, and that player has 2 unplayed rounds (the file gives it to player 4, with 2 points); player 6 has 1 unplayed round [C9, 2.4.4].',
      'Bracket 1.5: players 1 and 5 have met before [C1, 2.1.1]; besides, player 4 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, 2.1.2].',
    ],
  ],
  [
    'E5-illegal-reference-2026',
    [
      'Bracket 1: if players 4 and 2 float down, the players who are left cannot all be paired any more [C4, 2.2.1].',
      '(none) Bracket 0: players 2 and 5 have met before [C1, 2.1.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
    ],
  ],
  [
    'M-prohibited-unnamed-2026',
    [
      'Bracket 0: players 2 and 3 have met before [C1, 2.1.1]; besides, players 4 and 1 may not be paired by order of the organiser [TRF26 260].',
    ],
  ],
  [
    'M-remainder-bsn-2026',
    [
      'Bracket 0: all criteria are equal, but the rules come to another pairing first: this one needs in the remainder the exchange of its numbers 2 for 3 (player 5 for player 7); the candidate without an exchange comes earlier [4.3].',
    ],
  ],
  [
    'M-right-but-impossible-2026',
    [
      'Bracket 1: 2 players float down (1, 2); the rules allow none [C6, 2.4.1].',
      '(none) Bracket 0.5: by the rules no pairing of the bracket lets the round be completed with the players who are in it, which follows from the deviation in bracket 1 [C6, 2.4.1].',
      '(none) Bracket 0: players 1 and 3 have met before [C1, 2.1.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
    ],
  ],
  [
    'M-silent-bracket-2026',
    [
      'Bracket 2: 3 players float down (7, 8, 9); the rules allow 1 [C6, 2.4.1].',
      '(none) Bracket 1.5: by the rules no pairing of the bracket lets the round be completed with the players who are in it, which follows from the deviation in bracket 2 [C6, 2.4.1].',
      '(none) Bracket 0.5: players 9 and 2 must both have the same colour and are not topscorers [C3, 2.1.3]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
    ],
  ],
  [
    'M-two-colours-2026',
    [
      'Bracket 1.5: player 2 should have White against 7 (grant both colour preferences) [5.2.1]; besides, player 6 should have White against 4 (grant the stronger colour preference) [5.2.2].',
    ],
  ],
  [
    'R1-c4-letter-2026',
    [
      'Bracket 1.5: 2 players float down (1, 4); the rules allow none [C6, 2.4.1].',
      '(none) Bracket 1: players 4 and 2 have met before [C1, 2.1.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
      '(none) Bracket 0: players 1 and 3 have met before [C1, 2.1.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
    ],
  ],
  [
    'E2-c2-hides-repeat-2017',
    [
      'Bracket 2 (collapsed last bracket): players 2 and 5 have met before [C1, C.1]; besides, player 3 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, C.2].',
    ],
  ],
  [
    'E3-c7-3-players-over-2017',
    [
      'Bracket 2: if player 6 floats down, the following bracket leaves 1 player over, who may not receive the bye; if player 2 floats down, it leaves 1 who may [C7, C.7]; with these downfloaters the players who are left cannot all be paired any more.',
      '(none) Bracket 1.5: players 6 and 7 have met before [C1, C.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
    ],
  ],
  [
    'E3-c7-4-players-over-2017',
    [
      'Bracket 1.5: if player 2 floats down, the following bracket leaves 2 players over, 1 of whom may not receive the bye; if player 3 floats down, it leaves nobody [C7, C.7]; with these downfloaters the players who are left cannot all be paired any more.',
      '(none) Bracket 1: players 2 and 4 have met before [C1, C.1]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
    ],
  ],
  [
    'N-completion-as-c7-2017',
    [
      'Bracket 0.5: if player 1 floats down, the following bracket leaves 2 players over; if player 3 floats down, it leaves nobody [C7, C.7]; with these downfloaters the players who are left cannot all be paired any more.',
      '(none) Bracket 0: players 1 and 4 may not be paired by order of the organiser [TRF26 260]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
    ],
  ],
  [
    'O-p-zero-2012',
    [
      'Bracket 2.5 (penultimate): no moved-down player is paired, though one could be with fewer pairs (P must not become zero) [C.13-last, C.13].',
      'Bracket 1.5 (joined last bracket): right for the players in it, but who is in it follows from the deviation in bracket 2.5 (penultimate) [C.13-last, C.13].',
    ],
  ],
];

const FOLDER = new URL('../corpus/wrong-rounds/', import.meta.url);

test.each(WRONG_ROUNDS)('%s', (file, said) => {
  const edition = editionById(`dutch-${file.slice(-4)}`);
  const { rounds } = checkFile(readFileSync(new URL(`${file}.trf`, FOLDER)), file, { edition });
  expect(rounds.slice(0, -1).map(({ verdict }) => verdict)).toEqual(rounds.slice(1).map(() => 'agrees'));
  const { deviations } = rounds[rounds.length - 1];
  const words = deviations.map(
    (deviation) =>
      (deviation.reference === null ? '(none) ' : '') +
      explain(deviation, { edition: edition?.id ?? '', deviations }),
  );
  expect(words).toEqual(said);
});

test('every file of the folder is looked at', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.trf', ''));
  expect(files.sort()).toEqual(WRONG_ROUNDS.map(([file]) => file).sort());
});
