import { nextRound, ofBreach, ofDifference } from '../../checker/protocol/index.js';
import type { GivenRound, RoundFault, RoundRequest } from '../../checker/protocol/index.js';
import { auditFile, seasonEventOf } from '../../checker/audit/index.js';
import type { SeasonEvent } from '../../checker/audit/index.js';
import { checkFile, DEFAULT_CHECK, readForEdition } from '../../checker/index.js';
import { trfpDocument, trfpText } from '../../corpus/index.js';
import type { Problem, Tournament, TrfpDocument } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { auditVerdict, loadAuditFormat } from '../../reports/audit/audit-verdict.js';
import { checkDocument, spokenProblem } from '../../reports/index.js';
import { breachesOf, differenceWords, refusedRoundWords, stoppedIn } from '../../reports/protocol/index.js';
import type { FoundDeviation } from '../store/deviations.js';
import { fileOfEntry, givenWithoutPersons } from './pseudonyms.js';
import type { FileOfEntry } from './pseudonyms.js';
import { seasonText } from './season.js';
import type { EvaluatedSeason } from './season.js';

/** What the threads do: everything that reads or writes a tournament file. */
export type Task =
  /** The document is JSON. */
  | { readonly kind: 'text'; readonly document: string }
  | { readonly kind: 'trfp'; readonly file: string }
  | {
      readonly kind: 'register';
      readonly file: string;
      readonly edition: string | null;
      /** Key of the placeholders of persons; absent: nobody needs the file without persons. */
      readonly pseudonyms?: string | null;
    }
  | ({
      readonly kind: 'round';
      /** Key of the placeholders of persons; null or absent: the entries of the event have its files whole. */
      readonly pseudonyms?: string | null;
    } & RoundRequest)
  | { readonly kind: 'check'; readonly file: string; readonly rules: string | null }
  | {
      readonly kind: 'audit';
      readonly file: string;
      readonly rules: string | null;
      readonly format: 'json' | 'csv';
    }
  /** What the season needs of an event. */
  | {
      readonly kind: 'season-event';
      readonly name: string;
      readonly file: string;
      readonly rules: string | null;
    }
  | { readonly kind: 'season'; readonly evaluated: EvaluatedSeason };

/** What each task gives. */
export interface TaskResults {
  /** The file of a document. */
  readonly text: WrittenText;
  /** The document of a file, as JSON. */
  readonly trfp: string;
  readonly register: Registration;
  readonly round: PairedRound | RefusedFile;
  /** The document of `check --format json`, as JSON. */
  readonly check: string;
  readonly audit: Audit;
  /** `event` is null if the event cannot be audited. */
  readonly 'season-event': { readonly event: SeasonEvent | null };
  /** The members `season` and `tables` of the answer, as JSON. */
  readonly season: string;
}

export type Registration =
  | {
      readonly ok: true;
      readonly name: string;
      readonly federation: string;
      readonly startDate: string | null;
      readonly players: readonly Person[];
      /** The file as the entry of the protocol has it; null without a key. */
      readonly entry: FileOfEntry | null;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type WrittenText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

export interface PairedRound extends Pick<
  GivenRound,
  'ok' | 'isClosed' | 'round' | 'edition' | 'boards' | 'answer'
> {
  readonly deviations: readonly FoundDeviation[];
  /** How many of them are breaches of rules. */
  readonly breaches: number;
  /** All players, where they are not those of the file before; null: they are. */
  readonly players: readonly Person[] | null;
  /** What the entry of the protocol has, without persons; null: the same as above, with the file as it came. */
  readonly entry: RoundOfEntry | null;
}

/** Why no round is given out; without a full stop. */
export interface RefusedFile {
  readonly ok: false;
  readonly why: RoundFault['kind'];
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** A round as the protocol has it, without persons. */
export interface RoundOfEntry extends FileOfEntry {
  readonly answer: string;
  readonly deviations: readonly FoundDeviation[];
  readonly breaches: number;
}

/** A player, of an event of teams a member of one, by starting number. */
export interface Person {
  readonly player: number;
  readonly fideId: string;
}

export interface Audit {
  readonly report: string;
  /** Starting numbers of those with a norm, made or open, that they do not hold. */
  readonly players: readonly number[];
}

/** Does a task. Throws only what is a defect of this program. */
export async function work(task: Task): Promise<TaskResults[Task['kind']]> {
  switch (task.kind) {
    case 'text':
      return text(task.document);
    case 'trfp':
      return JSON.stringify(trfpDocument(task.file).document);
    case 'register':
      return register(task);
    case 'round':
      return round(task);
    case 'check':
      return check(task.file, task.rules);
    case 'audit':
      return audit(task);
    case 'season-event':
      return { event: seasonEventOf(auditFile(task.file, task.name, { edition: asked(task.rules) }), []) };
    case 'season':
      return seasonText(task.evaluated);
  }
}

function text(document: string): WrittenText {
  try {
    return { ok: true, text: trfpText(JSON.parse(document) as TrfpDocument) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, message: error.message };
  }
}

function register({ file, edition, pseudonyms = null }: Extract<Task, { kind: 'register' }>): Registration {
  const { tournament, problems } = readForEdition(file, asked(edition));
  if (tournament === null) return { ok: false, problems };
  return {
    ok: true,
    name: tournament.name,
    federation:
      tournament.header
        .find(({ tag }) => tag === '032')
        ?.text.trim()
        .toUpperCase()
        .slice(0, 3) ?? '',
    startDate: tournament.startDate?.iso ?? null,
    players: peopleOf(tournament),
    entry: pseudonyms === null ? null : fileOfEntry(file, pseudonyms),
  };
}

function round({
  kind: _,
  pseudonyms = null,
  ...request
}: Extract<Task, { kind: 'round' }>): PairedRound | RefusedFile {
  const answer = nextRound(request);
  if (!answer.ok) {
    const problems = answer.problems.map(spokenProblem);
    return { ok: false, why: answer.why.kind, message: refusedRoundWords(answer), problems };
  }
  const { ok, isClosed, round, edition, boards, answer: text } = answer;
  const given = { ok, isClosed, round, edition, boards, answer: text, ...foundIn(request, answer) };
  if (pseudonyms === null) return { ...given, entry: null };
  const file = fileOfEntry(request.file, pseudonyms);
  const bare = givenWithoutPersons(request, answer, file.template, pseudonyms);
  const { deviations, breaches } = foundIn(bare.request, bare);
  return { ...given, entry: { ...file, answer: bare.answer, deviations, breaches } };
}

/** Deviations with their words, and who plays where that has changed. */
function foundIn(
  request: RoundRequest,
  { differences, check }: GivenRound,
): Pick<PairedRound, 'deviations' | 'breaches' | 'players'> {
  if (differences.length === 0) return { deviations: [], breaches: 0, players: null };
  const [before, now] = [request.before, request.file].map(
    (file) => readForEdition(file, asked(request.edition)).tournament,
  );
  const fideIds = fideIdsOf(before, now);
  const people = { isOfTeams: now?.kind === 'team', nameOf: namesIn(before, now) };
  const breaches = breachesOf(check);
  const stopped = stoppedIn(check);
  return {
    deviations: [
      ...differences.map((difference) => {
        const facts = ofDifference(difference);
        const explanation = [differenceWords(difference, people), ...stopped(difference.round)].join(' ');
        return { ...facts, article: null, edition: null, explanation, fideIds: fideIds(facts.players) };
      }),
      ...breaches.map((breach) => ({ ...breach, ...ofBreach(breach), fideIds: fideIds(breach.players) })),
    ],
    breaches: breaches.length,
    players: now === null ? [] : peopleOf(now),
  };
}

/** A few seconds of work for each search of a round, in millions of steps: others wait for the thread. */
const EXPLAIN_LIMIT_OF_CHECK = 100;

function check(file: string, rules: string | null): string {
  const report = checkFile(file, 'file', {
    edition: asked(rules),
    explainLimit: EXPLAIN_LIMIT_OF_CHECK,
    standings: DEFAULT_CHECK.standings,
  });
  return JSON.stringify(checkDocument([report]));
}

async function audit({ file, rules, format }: Extract<Task, { kind: 'audit' }>): Promise<Audit> {
  const report = auditFile(file, 'event', { edition: asked(rules) });
  const chosen = await loadAuditFormat(format);
  const style = { isQuiet: false, isColoured: false, format, isReportUnseen: false };
  const { part, totals, entry } = auditVerdict(report, style, chosen);
  const open = report.players.filter(({ norms }) =>
    norms.some(({ result, isHeld }) => !isHeld && result.verdict !== 'not-made'),
  );
  return {
    report: chosen.whole([part], { totals, season: null, entries: [entry] }).join(''),
    players: open.map(({ person }) => person.id),
  };
}

function asked(edition: string | null): Edition | null {
  return edition === null ? null : editionById(edition);
}

/** Who is searched for by FIDE number: teams have none, their members do. */
function peopleOf({ players, teams }: Tournament): Person[] {
  return (teams?.members ?? players).map(({ id, fideId }) => ({ player: id, fideId }));
}

/** The names of those who are paired; of who left that in the file before. */
function namesIn(before: Tournament | null, now: Tournament | null): (id: number) => string {
  const known = new Map(
    [before, now].flatMap((one) => one?.players.map(({ id, name }) => [id, name] as const) ?? []),
  );
  return (id) => known.get(id) ?? '';
}

/** The FIDE numbers of those who are paired; of a team those of its members; of who left those in the file before. */
function fideIdsOf(before: Tournament | null, now: Tournament | null): (ids: readonly number[]) => string[] {
  const known = new Map([before, now].flatMap((one) => (one === null ? [] : numbersOf(one))));
  return (ids) => ids.flatMap((id) => known.get(id) ?? []).filter((fideId) => fideId !== '');
}

function numbersOf(tournament: Tournament): (readonly [number, readonly string[]])[] {
  const { players, teams } = tournament;
  if (teams === undefined) return players.map(({ id, fideId }) => [id, [fideId]]);
  const numbers = new Map(peopleOf(tournament).map(({ player, fideId }) => [player, fideId]));
  return teams.teams.map(({ id, members }) => [id, members.flatMap((one) => numbers.get(one) ?? [])]);
}
