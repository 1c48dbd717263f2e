import { readFileSync } from 'node:fs';

/** Four players after two of three rounds. Player 2 has Black twice: round 2 deviates by a colour. */
export const FOUR = `012 Four
042 2026/05/01
142 3
152 W
202 FB
001    1 m    A                                 2000 ENG                         1.0    2     3 w 1     2 w 0
001    2 m    B                                 1900 ENG                         1.5    1     4 b =     1 b 1
001    3 m    C                                 1800 ENG                         1.0    3     1 b 0     4 w 1
001    4 m    D                                 1700 ENG                         0.5    4     2 w =     3 b 0
`;

/** The same without the number of rounds, and without the initial-colour. */
export const UNANNOUNCED = FOUR.replace('142 3\n', '');
export const COLOURLESS = FOUR.replace('152 W\n', '');

/** The same with player 1 unrated; ARO, which needs ratings, breaks the ties. */
export const UNRATED = FOUR.replace('2000 ENG', '     ENG').replace('202 FB', '202 ARO');

/** The same in a code page in which the name of player 1 is another one than in Windows Latin. */
export const IN_CODE_PAGE = Buffer.from(FOUR.replace(' A  ', ' \xe0  '), 'latin1');

/** The same in UTF-16 without a byte-order mark. */
export const IN_UTF_16 = Buffer.from(FOUR, 'utf16le');

/** A whole round robin of four; player 1 played one of three games. */
export const ROUND_ROBIN = `012 Table
042 2026/05/01
092 Individual: Round-Robin
142 3
152 W
192 BERGER_ROUNDROBIN
202 KS
001    1 m    A                                 2000 ENG                         0.0    4     4 w 0  0000 - Z  0000 - Z
001    2 m    B                                 1900 ENG                         0.5    3     3 w 0     4 b =  0000 - Z
001    3 m    C                                 1800 ENG                         2.0    1     2 b 1  0000 - Z     4 w 1
001    4 m    D                                 1700 ENG                         1.5    2     1 b 1     2 w =     3 b 0
`;

/** Of `check`: round 1 alone, and nothing else is looked at. */
export const FIRST = { rounds: [1], dayKnowledge: false, standings: false };

/** Two matches that are won by forfeit: 2 match points and 1 game point each. */
export const TEAMS = corpus('found/tbr-forfeit.trf');

/** Round 3 agrees with a game that was adjourned then. */
export const ADJOURNED = corpus('found/known-adjourned.trf');

function corpus(name: string): string {
  return readFileSync(new URL(`../../../corpus/${name}`, import.meta.url), 'utf8');
}
