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

/** The same table in a file that does not say that it is one. */
export const UNSAID = ROUND_ROBIN.replace(/^[01]92 .*\n/gm, '');

/** Of `check`: round 1 alone, and nothing else is looked at. */
export const FIRST = { rounds: [1], dayKnowledge: false, standings: false };

/** Two matches that are won by forfeit: 2 match points and 1 game point each. */
export const TEAMS = corpus('found/tbr-forfeit.trf');

/** Round 3 agrees with a game that was adjourned then. */
export const ADJOURNED = corpus('found/known-adjourned.trf');

/** A Maxi-tournament pairs its third round otherwise. */
export const MAXI = corpus('positions/generated-13x8.trf');

/** Its last round deviates where the event goes on; the file does not announce how many rounds there are. */
export const NOT_LAST = corpus('positions/generated-14x6.trf');

/** Too many players for the literal reading. */
export const SIXTEEN = corpus('positions/p11.trf');

/** A norm tournament with a deviation that touches a norm. */
export const TOUCHED = corpus('norms/touched.trf');

/** After its first round six teams are paired otherwise by each of the options of their rules. */
export const TEAM_EVENT = `012 swissproof teams/0003
042 2026/07/13
062 12
072 12
082 6
092 FIDE Swiss Team Pairing System, 2026 rules
182 swissproof
142 4
152 W
352 WB
001    1 m    Player 001                        2236 ESP    76876142 1993/09/07  2.5          4 b 0     2 b =     5 b 1     3 w 1
001    2 m    Player 002                        1907 NED    38894363 1979/04/11  2.0          3 w =     1 w =     9 w 1     8 b 0
001    3 m    Player 003                        1897 TUR    98949105 2011/09/06  1.0          2 b =     6 w 0    11 w =     1 b 0
001    4 m    Player 004                        1838 HUN    42781472 1998/09/01  2.0          1 w 1     8 b 0     7 w =     9 b =
001    5 wWFM Player 005                        2089 SRB    59390572 2000/08/26  1.5          6 b =    11 b 1     1 w 0    10 b 0
001    6 m    Player 006                        2044 IND     9983004 2012/06/28  1.5          5 w =     3 b 1    10 w 0  0000 b +
001    7 m    Player 007                        1741 GEO    69993500 1972/07/24  0.5         10 w 0     9 b 0     4 b =    12 w 0
001    8 m    Player 008                        2065 UKR    49582543 1960/06/05  3.0          9 w 1     4 w 1    12 b 0     2 w 1
001    9 m    Player 009                        1660 FRA     7097879 1993/02/09  1.5          8 b 0     7 w 1     2 b 0     4 w =
001   10 m    Player 010                        1926 ARG    59405720 1988/05/15  3.0          7 b 1    12 b 0     6 b 1     5 w 1
001   11 m    Player 011                        1917 SUI    51563452 1992/05/24  1.5         12 b 1     5 w 0     3 b =  0000 - Z
001   12 m    Player 012                        2120 FRA    76355078 1964/02/27  3.0         11 w 0    10 w 1     8 w 1     7 b 1
310   1 Team 001                                 2178    6.0    5.5   1     1   12
310   2 Team 002                                 2077    5.0    4.5   2     5    8
310   3 Team 003                                 1917    5.0    5.0   2    10    2
310   4 Team 004                                 1878    3.0    3.5   5    11    4
310   5 Team 005                                 1852    4.0    4.0   4     6    9
310   6 Team 006                                 1819    1.0    1.5   6     3    7
300 001 001 004   12    1
300 001 003 006    2   10
300 002 001 003   12    1
300 004 004 005 0000    4
`;

function corpus(name: string): string {
  return readFileSync(new URL(`../../corpus/${name}`, import.meta.url), 'utf8');
}
