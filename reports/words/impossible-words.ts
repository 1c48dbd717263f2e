import type { Impossibility } from '../../engine/index.js';
import { players } from './numbers.js';
import type { Participants } from './participants.js';

/** Why no pairing of a round is legal, as the rest of "no pairing of these players is legal: …". */
export function impossibleWords(why: Impossibility, { one, many }: Participants): string {
  switch (why.kind) {
    case 'all-met':
      return 'everybody has met everybody';
    case 'no-opponent': {
      const isOne = why.players.length === 1;
      const who = `${isOne ? one : many} ${players(why.players, ' and ')}`;
      return why.haveMet
        ? `${who} ${isOne ? 'has' : 'have'} met everybody who is present`
        : `${who} may not meet anybody who is present`;
    }
    case 'bye-barred': {
      const isOne = why.players.length === 1;
      const who = `${isOne ? one : many} ${players(why.players, ' or ')}`;
      return `the others can only be paired if ${who} ${isOne ? 'has' : 'have'} the pairing-allocated bye, which ${isOne ? `that ${one}` : `none of these ${many}`} may ${isOne ? 'not ' : ''}have [${why.rule.article}]`;
    }
    case 'not-together':
      return `whichever ${many} are paired, some of the others may not meet`;
  }
}
