import { placesBy } from '../../../engine/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { ABSENT, byeOf, type RoundTable } from '../rounds.js';
import type { RecordedByes, RequestedByes } from '../tournament.js';
import { changeInto, define, keep, lose } from './definition.js';
import { idDigits, MAX_ROUNDS, readIds, roundDigits, tokens, wholeNumber } from './fields.js';
import { codeOf, linesOf, type Records } from './records.js';

/** Record 240. In TRF16 the byes stand in the columns of the rounds, as far as the round to be paired. */
export const BYES = define<RecordedByes>(
  { read: (line, log) => readByes(line, null, log), write: byeRecord },
  {
    group: 'rules',
    isAddedIn26: true,
    namesParticipants: true,
    byes: (data) => [data],
    to16: (step, data) => {
      const { tag, line, tournament, remarks } = step;
      if (tournament.kind === 'team') return keep(step);
      if (data === null) return lose(step);
      if (data.round > tournament.pairedRounds + 1) return keep(step);
      if (data.round > tournament.pairedRounds) return changeInto(step, [], '001');
      remarks.add('adjusted', tag, line, { kind: 'in-rounds' });
      return [];
    },
  },
);

/** Record XXZ: who is absent from the round to be paired. */
export const ABSENTEES = define<readonly number[]>(
  {
    read: (line, log) => readIds(line, tokens(line.text, 4), null, log),
    write: (ids) => `XXZ ${ids.join(' ')}`.trimEnd(),
  },
  {
    group: 'rules',
    byes: (ids, next) => [{ round: next, type: 'Z', ids }],
    to26: (step, data) => {
      const { kind, pairedRounds, requestedByes } = step.tournament;
      if (kind === 'team' || data === null) return keep(step);
      const lines = requestedByes
        .filter(({ round, type }) => round === pairedRounds + 1 && type !== 'U')
        .map((byes) => ({ ...byes, ids: byes.ids.filter((id) => data.includes(id)) }))
        .filter(({ ids }) => ids.length > 0)
        .map(byeRecord);
      return changeInto(step, lines, '240');
    },
  },
);

/** Rounds by player, as the engine wants them, and the byes of the rounds to come. */
export interface MergedByes {
  /**
   * Full up to the last paired round; one entry more for a player who is not to be paired in the next round. The
   * engine takes a missing entry as "present".
   */
  readonly rounds: RoundEntry[][];
  readonly requested: readonly RequestedByes[];
}

/**
 * Makes one truth of the byes in the columns, in the records 240 (any round) and in the records XXZ (absent from the
 * round to be paired). A record 240 that contradicts the columns is an error; a `Z` agrees with blank columns.
 */
export function mergeByes(
  records: Records,
  ids: readonly number[],
  table: RoundTable,
  totalRounds: number | null,
  log: ProblemLog,
): MergedByes {
  const { entries, pairedRounds } = table;
  const indexOf = placesBy(ids, (id) => id);
  const known = new Set(ids);
  const byes = new Map<string, Bye>();
  const add = (bye: Bye): void => {
    byes.set(`${bye.round} ${bye.id}`, bye);
  };
  const last = totalRounds ?? MAX_ROUNDS;
  entries.forEach((row, index) => {
    // Of rounds that the event does not have only absences are read (see checkLength), which mean nothing.
    for (let round = pairedRounds + 1; round <= Math.min(row.length, last); round++) {
      const type = row[round - 1]?.result;
      if (type === 'F' || type === 'H' || type === 'U' || type === 'Z') add({ round, type, id: ids[index] });
    }
  });
  for (const line of linesOf(records, '240', 'XXZ')) {
    const record = readRecord(line, known, pairedRounds, totalRounds, log);
    if (record === null) continue;
    for (const id of record.ids) {
      const { round, type } = record;
      if (round <= pairedRounds) {
        const entry = entries[Math.max(0, indexOf(id))][round - 1] ?? ABSENT;
        if (entry.opponent !== null || entry.result !== type) reportContradiction(line, id, round, type, log);
        continue;
      }
      const known = byes.get(`${round} ${id}`);
      // XXZ only says that the player will be missing, which is true of every bye.
      if (known === undefined) add({ round, type, id });
      else if (known.type !== type && codeOf(line) !== 'XXZ') {
        reportContradiction(line, id, round, type, log);
      }
    }
  }
  const rounds = entries.map((row, index) => {
    const full: RoundEntry[] = [];
    for (let round = 1; round <= pairedRounds; round++) full.push(row[round - 1] ?? ABSENT);
    const next = byes.get(`${pairedRounds + 1} ${ids[index]}`);
    if (next !== undefined) full.push(byeOf(next.type));
    return full;
  });
  return { rounds, requested: groupByes([...byes.values()]) };
}

interface Bye {
  readonly round: number;
  readonly type: RequestedByes['type'];
  readonly id: number;
}

function readRecord(
  line: Line,
  known: ReadonlySet<number>,
  pairedRounds: number,
  totalRounds: number | null,
  log: ProblemLog,
): RequestedByes | null {
  const words = tokens(line.text, 4);
  if (codeOf(line) === 'XXZ') {
    if (pairedRounds === totalRounds) {
      log.warn(
        'absent-after-last-round',
        placeOf(line, 1),
        'no record XXZ',
        'Record XXZ names absent players although all rounds are paired.',
        'the record is left out',
      );
      return null;
    }
    const ids = readIds(line, words, known, log);
    return ids === null ? null : { round: pairedRounds + 1, type: 'Z', ids };
  }
  const record = readByes(line, known, log);
  if (record === null || record.round <= (totalRounds ?? MAX_ROUNDS)) return record;
  log.error(
    'bye-record',
    placeOf(line, words[1].column, words[1].text.length),
    `a round up to ${totalRounds ?? MAX_ROUNDS}`,
    `Record 240 speaks of round ${record.round}, which does not exist.`,
  );
  return null;
}

/** Record 240; of the starting numbers those of the file only, or with null any (of teams). */
export function readByes(
  line: Line,
  known: ReadonlySet<number> | null,
  log: ProblemLog,
): RecordedByes | null {
  const words = tokens(line.text, 4);
  const type = words[0]?.text.toUpperCase();
  const round = wholeNumber(words[1]?.text ?? '');
  if ((type !== 'F' && type !== 'H' && type !== 'Z') || round === null || round === 0) {
    log.error(
      'bye-record',
      placeOf(line, 5),
      'F, H or Z, a round, then starting numbers',
      'Record 240 does not start with the type of a bye and a round.',
    );
    return null;
  }
  const ids = readIds(line, words.slice(2), known, log);
  return ids === null ? null : { round, type, ids };
}

/** Record 240: byes of one type and round. */
function byeRecord({ type, round, ids }: RequestedByes): string {
  return `240 ${type} ${roundDigits(round)} ${idDigits(ids)}`.trimEnd();
}

function reportContradiction(line: Line, id: number, round: number, type: string, log: ProblemLog): void {
  log.error(
    'contradiction',
    placeOf(line, 1),
    'the bye that the rest of the file gives',
    `Record 240 gives player ${id} the bye ${type} in round ${round}; the rest of the file says otherwise.`,
  );
}

/** One group for each round and type, in order, as record 240 wants it. */
function groupByes(byes: Bye[]): RequestedByes[] {
  byes.sort((a, b) => a.round - b.round || a.type.localeCompare(b.type) || a.id - b.id);
  const groups: { round: number; type: RequestedByes['type']; ids: number[] }[] = [];
  for (const { round, type, id } of byes) {
    const last = groups.at(-1);
    if (last !== undefined && last.round === round && last.type === type) last.ids.push(id);
    else groups.push({ round, type, ids: [id] });
  }
  return groups;
}
