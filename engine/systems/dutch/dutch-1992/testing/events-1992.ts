import type { RoundState } from '../../../../model/player.js';
import { simulatedRounds } from '../../../../testing/simulated-rounds.js';
import { completeRound } from '../../../interface/pair-round.js';
import type { RoundPairing } from '../../../interface/pair-round.js';
import type { Step } from '../../../interface/system.js';
import type { DutchState } from '../../player.js';
import { dutch1992State } from '../player-1992.js';
import { fastSearch } from '../to-edition-1992.js';
import { Round1992 } from '../step-1992.js';

/** A round of a simulated event, with the players as they are seen by 1992. */
export interface Round1992Case {
  readonly name: string;
  readonly state: RoundState;
  readonly view: DutchState;
}

/** Every round of simulated events, paired by the rules of 1992. */
export function* events1992(events: {
  readonly first: number;
  readonly runs: number;
  readonly players: { readonly min: number; readonly max: number };
}): Generator<Round1992Case> {
  const { first, runs, players } = events;
  for (let seed = first; seed < first + runs; seed++) {
    const pair = (state: RoundState): { boards: RoundPairing['pairs']; bye: number | null } | null => {
      const outcome = completeRound(state, new Round1992(dutch1992State(state), fastSearch));
      return outcome.kind !== 'paired' ? null : { boards: outcome.pairs, bye: outcome.bye };
    };
    for (const state of simulatedRounds(seed, players, pair))
      yield { name: `seed ${seed}, round ${state.round}`, state, view: dutch1992State(state) };
  }
}

/** The boards with their colours (White first), by which rule, and the bye, in one line. */
export function boardsOf({ pairs, bye }: Pick<RoundPairing<Step>, 'pairs' | 'bye'>): string {
  const boards = pairs.map(({ white, black, colourRule }) => `${white}-${black} (${colourRule.id})`);
  return [...boards.sort(), `bye ${bye ?? 'for nobody'}`].join(' ');
}
