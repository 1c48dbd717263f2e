import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import {
  alterations,
  brackets,
  figures,
  groups,
  leaving,
  seats,
  stages,
  alterations1997,
  brackets1997,
  groups1997,
  seats1997,
  stages1997,
} from './composition.js';
import { order1997, order } from './order.js';
import { dubov1997 } from './dubov-1997.js';
import { dubov2018 } from './dubov-2018.js';
import { dubov2026 } from './dubov-2026.js';

/** What the Dubov System says in its own words. */
export const dubovWords: SystemWords = {
  who: PLAYERS,
  rules: { 'dubov-1997': dubov1997, 'dubov-2018': dubov2018, 'dubov-2026': dubov2026 },
  forbidden: {},
  barred: {},
  order: { ...order1997, ...order },
  alterations: { ...alterations1997, ...alterations },
  brackets: { ...brackets1997, ...brackets },
  stages: { ...stages1997, ...stages },
  leaving,
  groups: { ...groups1997, ...groups },
  figures,
  seats: { ...seats1997, ...seats },
  // What other readings say, by their numbers in `corpus/readings.md`.
  readings: {
    DA2: 'the average rating of the opponents counts forfeits, too',
    DA3: 'who has played no game has his own rating for the average of his opponents',
    DA4: 'who has played no game is due the colour that round 1 would have given',
    DA5: 'who was transferred up last or too often may be again where nobody else can',
    DA6: 'a pairing with a higher score that was not played is no transfer',
    DA7: 'the dominating colour of the bye is that of all players',
    DA8: 'of equal floaters the highest rated goes down',
    DA9: 'of equal floaters that with the lowest average of opponents goes down',
    DA10: 'players are transferred from the adjacent score group only',
    DA11: 'of several players without opponents the lowest rated is served first',
    DA12: 'who has no opponent in the own score group gets one even if a player already transferred would do',
    DA13: 'floaters meet the highest rated player, the due colour deciding among equals',
    DA15: 'players equal in everything else stand in the initial order, not in that of their names',
    DA16: 'a requested full-point bye bars the pairing-allocated bye',
    DB2: 'a forfeited game against a higher score is an upfloat, too',
    DB3: 'a maximum upfloater has been upfloated more than the maximum number of times',
    DB4: 'the parity of the pairing number is that of the starting number, also where players came later',
    DB5: 'no round is the last one, so that maximum upfloaters are always spared',
    DB6: 'only in the first round a bracket in which nobody has played is divided by pairing numbers',
    DB7: 'a requested full-point bye bars the pairing-allocated bye, as in 2026',
    DB8: 'an unknown result counts no points',
  },
};
