import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { PlayerTrait } from '../interface/system.js';
import { LimBoard } from './board.js';
import type { LimEdition } from './edition.js';
import { MachineWalk } from './machine/walk.js';
import { limPlayers } from './player.js';
import type { LimPlayer } from './player.js';
import { LimRound } from './round.js';
import { editionWithout, mayDecide } from './variants/weakened.js';

/** An edition of the Lim System, or a reading of it, as an edition of the interface. */
export const toEdition = editionMaker<LimEdition>({
  rules: (own) => Object.values<Rule>({ ...own.rules }),
  round: (state, own) => {
    const board = new LimBoard(state, own);
    return new LimRound(board, new MachineWalk(board));
  },
  without: editionWithout,
  traits: (state, own) => limPlayers(state, own).map(traitsOf),
  mayDecide: mayDecide,
  hasCertificates: () => false,
});

/** What the rules read of a player besides the score: colours, the last float, and who may have the bye. */
function traitsOf({ due, may, hasFloated, mayTakeBye }: LimPlayer): PlayerTrait[] {
  return [
    { value: mayTakeBye ? null : 'no bye', weight: 4 },
    { value: may.white && may.black ? null : 'one colour', weight: 4 },
    { value: due, weight: 3 },
    { value: hasFloated ? 'floated' : null, weight: 2 },
  ];
}
