import { boardsOf, eventSchedule } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import { boardsText } from '../../reports/index.js';
import { UsageError } from '../errors.js';

export interface TableOptions {
  readonly round?: number;
  readonly all: boolean;
  readonly format: 'text' | 'json' | 'trf';
}

/**
 * The next round of a round robin, an earlier one, or all of them with an empty line between, in the layout of pairings;
 * who rests stands as `N 0`. Null where the event is none.
 * @throws UsageError for a round that the table does not have, and for other formats.
 */
export function pairingByTable(tournament: Tournament, { round, all, format }: TableOptions): string | null {
  const schedule = eventSchedule(tournament);
  if (schedule === null) {
    if (all)
      throw new UsageError('--all is for round robins: the rounds of this event depend on its results');
    return null;
  }
  if (format !== 'text') throw new UsageError('the rounds of a round robin are printed with --format text');
  const number = round ?? tournament.pairedRounds + 1;
  const wanted = all ? schedule : schedule.slice(number - 1, number);
  if (wanted.length === 0)
    throw new UsageError(`the table has ${schedule.length} rounds: no round ${number}`);
  return wanted
    .map(({ games, rests }) => boardsText([...boardsOf(games, null), ...rests.map((bye) => ({ bye }))], '\n'))
    .join('\n');
}
