import { eventSchedule, roundRobinNamed, scheduledBoards } from '../../checker/index.js';
import { tableAnswer } from '../../checker/protocol/index.js';
import { decodeText } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { boardsJson, boardsText } from '../../reports/index.js';
import { UsageError } from '../errors.js';

export interface TableOptions {
  readonly rules: string | null;
  readonly round?: number;
  readonly all: boolean;
  readonly format: 'text' | 'json' | 'trf';
}

interface TableInput {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly tournament: Tournament;
}

/**
 * The next round of a round robin, an earlier one, or all of them with an empty line between, in the format that is asked
 * for; who rests stands last. Null where the event is none.
 * @throws UsageError for a round that the table does not have, and for several rounds where the format tells one.
 */
export function pairingByTable(
  { name, content, tournament }: TableInput,
  { rules, round, all, format }: TableOptions,
): string | null {
  const isEdition = rules !== null && roundRobinNamed(rules) === null;
  const schedule = isEdition ? null : eventSchedule(tournament, roundRobinNamed(rules));
  if (schedule === null) {
    if (all)
      throw new UsageError('--all is for round robins: the rounds of this event depend on its results');
    return null;
  }
  const { rounds, id } = schedule;
  if (rounds === null)
    throw new UsageError(
      'the rounds so far follow another table than the Berger table: what comes next is not known (--rules round-robin: by the Berger table all the same)',
    );
  if (all && format !== 'text') throw new UsageError('--all prints the rounds with --format text');
  if (all) return rounds.map((one) => boardsText(scheduledBoards(one), '\n')).join('\n');
  const next = tournament.pairedRounds + 1;
  const number = round ?? next;
  const wanted = rounds.at(number - 1);
  if (wanted === undefined) throw new UsageError(`the table has ${rounds.length} rounds: no round ${number}`);
  const boards = scheduledBoards(wanted);
  if (format === 'text') return boardsText(boards, '\n');
  if (format === 'json') return boardsJson({ file: name, edition: id, round: number, boards });
  if (number !== next)
    throw new UsageError(`--format trf gives the file with the next round, which is round ${next}`);
  return tableAnswer(decodeText(content), tournament, boards);
}
