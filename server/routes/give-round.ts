import { mayPair, nameOf } from '../access/access.js';
import type { Principal } from '../access/access.js';
import { sha256 } from '../access/keys.js';
import type { Context } from '../context.js';
import { forbidden, RequestProblem } from '../problems.js';
import type { EventAndFile, EventHead } from '../store/events.js';
import { entryTime } from '../store/entry-time.js';
import { answersOf, findRound, giveRound } from '../store/rounds.js';
import type { RoundRow } from '../store/rounds.js';
import type { TaskFor } from '../work/places.js';
import type { PairedRound, RefusedFile } from '../work/tasks.js';
import {
  errorsOf,
  invalidFile,
  readableEvent,
  readableEventAndFile,
  requireUnerased,
} from './readable-event.js';
import { forRoundOf } from './work-for.js';
import type { CommittedPersons, RecordedDeviation, RoundEvent } from '../../checker/protocol/index.js';
import { PROGRAM } from '../../reports/index.js';
import type { FoundDeviation } from '../store/deviations.js';

export interface RoundToAsk {
  readonly who: Principal;
  readonly event: string;
  readonly file: string;
  /** Null: the file itself says whether it is the same request. */
  readonly key: string | null;
  readonly work: TaskFor;
}

/** The answer to who asked for a round. */
export interface AnsweredRound {
  readonly row: RoundRow;
  /** False for one that was given before. */
  readonly isNew: boolean;
  /** Whether deviations were found with it; null: the database knows. */
  readonly hasDeviations: boolean | null;
}

/**
 * Pairs the round that a file stands before and gives it out, once: the same file, or the same idempotency key, gets
 * the answer that was given. Threads pair outside of any transaction; who was overtaken meanwhile begins again.
 */
export async function askForRound(
  context: Context,
  { who, event: id, file, key, work }: RoundToAsk,
): Promise<AnsweredRound> {
  const content = sha256(file);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const event = await readableEventAndFile(context, who, id, content);
    if (!mayPair(who, event)) throw forbidden('Rounds are asked for by the organiser of the event.');
    requireUnerased(event);
    const before = await givenBefore(context, event, content, key);
    if (before !== null) return { row: before, isNew: false, hasDeviations: null };
    const given = await pairAndGive(context, event, { who, file, content, key, work });
    if (given !== null) return given;
  }
  throw new RequestProblem(409, 'overtaken', 'Other requests for this event were faster; try again.');
}

/** An event that gets another file while one is paired is an accident; one that does so again and again is an attack. */
const ATTEMPTS = 5;

async function givenBefore(
  { db }: Context,
  { id: event, isGiven }: { readonly id: string; readonly isGiven: boolean },
  content: string,
  key: string | null,
): Promise<RoundRow | null> {
  if (key !== null) {
    const row = await findRound(db, event, { idempotencyKey: key });
    if (row !== null && row.content !== content)
      throw new RequestProblem(
        422,
        'idempotency-key-reused',
        `Another file was sent under this idempotency key, before round ${row.round}.`,
      );
    if (row !== null && row.taken_back !== null)
      throw new RequestProblem(
        409,
        'taken-back',
        'The file that was sent under this idempotency key was taken back: send it anew under another key.',
      );
    if (row !== null) return row;
  }
  return isGiven ? findRound(db, event, { content }) : null;
}

async function pairAndGive(
  { db, pool, signer, metrics, now }: Context,
  event: EventAndFile,
  request: { who: Principal; file: string; content: string; key: string | null; work: TaskFor },
): Promise<AnsweredRound | null> {
  const { who, file, content, key } = request;
  const work = forRoundOf(request.work, event, now());
  const { edition, file: before, pseudonyms } = event;
  // Where nothing was corrected, the file answered last tells what each round was given out for.
  const answers = event.deviations === 0 ? {} : await answersOf(db, event.id);
  const asked = { kind: 'round', before, file, edition, answers, pseudonyms } as const;
  const paired = await pool.run<'round'>(asked, work);
  if (!paired.ok) throw refusalOf(paired, event);
  const row = await giveRound(db, {
    event,
    content,
    idempotencyKey: key,
    boards: JSON.stringify(paired.boards),
    answer: paired.answer,
    ...roundEvent(paired, file),
    deviations: paired.deviations,
    players: paired.players,
    by: nameOf(who),
    at: await entryTime(db, event, signer.since, now()),
    sign: signer.sign,
  });
  if (row === null) return null;
  count(metrics, paired);
  return { row, isNew: true, hasDeviations: paired.deviations.length > 0 };
}

function count(metrics: Context['metrics'], { isClosed, deviations }: PairedRound): void {
  if (!isClosed) metrics.rounds.inc();
  for (const { source, kind } of deviations) metrics.deviations.inc({ source, kind });
}

function refusalOf({ why, message, problems }: RefusedFile, event: EventHead): RequestProblem {
  const detail = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  if (why === 'invalid') return invalidFile(detail, problems);
  if (why === 'behind')
    return new RequestProblem(409, 'round-given-out', detail, {
      round: event.round,
      location: `/v1/tournaments/${event.id}/rounds/${event.round}`,
    });
  const codes = {
    results: 'results-missing',
    impossible: 'no-legal-pairing',
    arbiter: 'left-to-arbiter',
    untold: 'does-not-fit',
    another: 'another-event',
  };
  return new RequestProblem(422, codes[why], detail, why === 'untold' ? { errors: errorsOf(problems) } : {});
}

/** A round that was given out, for those who may read the event. Throws where it was not. */
export async function roundGiven(
  context: Context,
  who: Principal,
  event: string,
  round: number,
): Promise<RoundRow> {
  await readableEvent(context, who, event);
  const row = await findRound(context.db, event, { round });
  if (row !== null) return row;
  throw new RequestProblem(404, 'no-such-round', `Round ${round} was not given out here.`);
}

/**
 * Returns what the protocol stores of a paired round, and the persons beside it.
 * @param file as it came; it is stored only in events of an earlier version, whose entries have no placeholders.
 */
export function roundEvent(
  paired: PairedRound,
  file: string,
): { readonly what: RoundEvent } & Partial<Pick<CommittedPersons, 'erasable'>> {
  const { entry, isClosed, round, edition } = paired;
  const { answer, deviations, breaches } = entry ?? paired;
  const what: RoundEvent = {
    kind: isClosed ? 'closed' : 'round',
    round,
    edition,
    ...(entry === null ? { file } : { file: entry.template, persons: entry.persons }),
    answer: sha256(answer),
    differences: deviations.length - breaches,
    breaches,
    ...(deviations.length === 0 ? {} : { deviations: deviations.map(recorded) }),
    program: PROGRAM.version,
  };
  return entry === null ? { what } : { what, erasable: entry.erasable };
}

/** The protocol stores no FIDE numbers: they are in the file. */
function recorded({ fideIds: _, ...deviation }: FoundDeviation): RecordedDeviation {
  return deviation;
}
