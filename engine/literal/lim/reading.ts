import { literalReading } from '../form.js';
import type { Supported } from '../form.js';
import type { LiteralForm, LiteralReading } from '../reading.js';
import type { RoundState } from '../../model/player.js';
import { canAllBePaired } from '../enumerate.js';
import { chooseBye } from './bye.js';
import { allocateColours } from './colours.js';
import { compatibilityOf } from './compatibility.js';
import { medianScore, playersOf } from './definitions.js';
import type { LimPlayer } from './definitions.js';
import { pairGroups } from './round.js';
import { without } from './compatibility.js';

/** In what the editions differ. */
export interface LimEdition {
  /** Who may not have the bye: C.04.1.d, Basic Rule 4. */
  readonly isBarred: (state: RoundState, player: LimPlayer, form: LiteralForm) => boolean;
  /** 5.1.1 and 5.1.2, or 5.1.a and 5.1.b. */
  readonly bars: string;
  /** The other readings of its own. */
  readonly otherwise: readonly string[];
}

const SUPPORTED: Supported = {
  without: [
    ...['2.1', '1.bar', '5.1', 'prohibited-pair', '6', '3.10', '3.8.colour', '3.8.residents', '5.2'],
    ...['3.9', '3.9.2', '3.2', '3.2.2'],
    ...['5.3', '5.4', '5.4.rank'],
  ],
  otherwise: [
    ...[
      'L1',
      'L2',
      'L5',
      'L6',
      'L7',
      'L8',
      'L9',
      'L10',
      'L11',
      'L12',
      'L13',
      'L14',
      'L15',
      'L16',
      'L17',
      'L18',
    ],
    ...['L19', 'L20', 'L21', 'L26', 'L35', 'L36', 'L37', 'L39'],
  ],
  isMaxi: true,
};

export function limReading({ isBarred, bars, otherwise }: LimEdition): LiteralReading {
  const articles: Readonly<Record<string, string>> = {
    '5.3': `5.3, ${bars}`,
    '5.5': '5.5-5.6',
    '5.4.rank': '5.4',
  };
  const supported = { ...SUPPORTED, otherwise: [...SUPPORTED.otherwise, ...otherwise] };
  return literalReading(14, supported, (state, form) => {
    const players = playersOf(state, form);
    const compatibility = compatibilityOf(state, form);
    const mayMeet = compatibility.areCompatibleAtLast;
    const bye =
      players.length % 2 === 1
        ? chooseBye(players, (player) => !form.without.has('1.bar') && isBarred(state, player, form), mayMeet)
        : null;
    if (bye === null && !canAllBePaired(players, mayMeet)) return { kind: 'impossible' };
    const position = { state, form, players, median: medianScore(state, state.round - 1), ...compatibility };
    const pairs = pairGroups(position, bye === null ? players : without(players, bye));
    if (pairs === null) return { kind: 'impossible' };
    return {
      kind: 'paired',
      pairs: pairs.map((pair) => allocateColours(position, pair, (rule) => articles[rule] ?? rule)),
      bye: bye?.id ?? null,
      brackets: null,
    };
  });
}
