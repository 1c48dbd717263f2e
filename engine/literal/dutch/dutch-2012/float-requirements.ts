import type { Candidate, Rule } from '../bracket.js';
import type { Float } from '../player.js';
import { pairsOfFirst } from './score-bracket.js';
import type { Players, ScoreBracket } from './score-bracket.js';

/** C.3.e, C.3.f: residents who float down or get the bye; who was moved down does not count (I6). */
export function downfloatRequirements({ mdps }: ScoreBracket): Rule[] {
  return bothFloats('down', ({ downfloaters }) => downfloaters.filter((player) => !mdps.includes(player)));
}

/** C.3.g, C.3.h: residents who meet a moved-down player (I7). */
export function upfloatRequirements(first: Players): Rule[] {
  return bothFloats('up', (candidate) => pairsOfFirst(candidate, first).map(([, resident]) => resident));
}

/** B.5 and B.6: of the players who get a float, those who had it in the round before, or two rounds before. */
function bothFloats(float: Float, whoGetIt: (candidate: Candidate) => Players): Rule[] {
  return [
    {
      id: `B.5-${float}`,
      valueOf: (candidate) => [
        whoGetIt(candidate).filter(({ floatLastRound }) => floatLastRound === float).length,
      ],
    },
    {
      id: `B.6-${float}`,
      valueOf: (candidate) => [
        whoGetIt(candidate).filter(({ floatTwoRoundsBefore }) => floatTwoRoundsBefore === float).length,
      ],
    },
  ];
}
