import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import {
  federationOf,
  isHeld,
  isKnownFederation,
  judgeNorm,
  normSourceOf,
  normsOpenTo,
} from '../../engine/norms/index.js';
import type { Candidate, DeclaredExemption, LeastGames, NormSource } from '../../engine/norms/index.js';
import { checkFile } from '../check-file.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { declaredLength } from '../case/event-length.js';
import type { CheckOptions } from '../check-tournament.js';
import type { FileProblem, FoundProblem } from '../found-problem.js';
import type { TournamentReport } from '../tournament-report.js';
import type { AuditReport, NormAudit, PlayerAudit, Touch } from './audit-report.js';
import { formatOfCamps, formatOfChecked, roundsByTable } from './event-format.js';
import type { EventFormat } from './event-format.js';
import { fillPlayers } from './player-rows.js';
import type { PlayerRow } from './player-rows.js';
import { remarksOn } from './remarks.js';
import { tableTouchesOf } from './table-touches.js';
import { touchesOf } from './touches.js';

export interface AuditOptions extends Pick<
  CheckOptions,
  'edition' | 'roundRobin' | 'firstColour' | 'totalRounds' | 'acceleration' | 'isPictured'
> {
  /** What the file lacks about its players. */
  readonly rows: readonly PlayerRow[];
  readonly declared: readonly DeclaredExemption[];
  readonly leastGames: LeastGames;
  /** Code of the federation that registered the event; null: that of record 032. */
  readonly host: string | null;
}

export const DEFAULT_AUDIT: AuditOptions = {
  edition: null,
  roundRobin: null,
  firstColour: null,
  totalRounds: null,
  acceleration: 'auto',
  isPictured: false,
  rows: [],
  declared: [],
  leastGames: 9,
  host: null,
};

/**
 * Reads a tournament file, checks its pairings, looks for the norms that were made in it (B.01) and for the rounds in which
 * the player of a norm did not have the opponent by the rules, or the game of the table. Of an event of two camps nothing
 * but its norms is told, with why they are none.
 * @param file the name under which the report speaks of it.
 */
export function auditFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<AuditOptions> = {},
): AuditReport {
  const settings = { ...DEFAULT_AUDIT, ...options };
  const read = parseTrf(content, { file });
  if (read.tournament === null) {
    const isOfTeams = readForEdition(content, settings.edition, { file }).tournament?.kind === 'team';
    return invalidAudit(file, isOfTeams ? [noNormsOfTeams(file)] : read.problems);
  }
  const isNamed = settings.edition !== null || settings.roundRobin !== null;
  const ofCamps = isNamed ? null : formatOfCamps(read.tournament);
  const check = ofCamps === null ? checkFile(content, file, checkOptions(settings)) : null;
  if (check?.verdict === 'invalid') return invalidAudit(file, check.problems, check);
  const format = ofCamps ?? formatOfChecked(check);
  const { tournament, problems } = fillPlayers(read.tournament, settings.rows, file);
  const announced = declaredLength(tournament, settings.totalRounds).rounds;
  const source = sourceOf(tournament, format, Math.max(announced, roundsByTable(check)), settings);
  const { event, people, candidates } = source;
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const audits = candidates.map((candidate) =>
    auditOf(names.get(candidate.player.id) ?? '', candidate, source, check),
  );
  const { rounds, leastGames, declared, host, field } = event;
  return {
    file,
    name: tournament.name,
    verdict: check === null ? 'not-checked' : isTouched(audits) ? 'touched' : 'untouched',
    problems: [
      ...(check?.problems ?? read.problems),
      ...problems,
      ...unknownFederations(tournament, host, file),
    ],
    check,
    settings: { ...format, rounds, leastGames, declared, host, field: field.kind },
    players: audits,
    remarks: check === null ? [] : remarksOn(check, people, rounds),
  };
}

/** The report on a file that cannot be used. */
export function invalidAudit(
  file: string,
  problems: readonly FileProblem[],
  check: TournamentReport | null = null,
): AuditReport {
  return {
    file,
    name: check?.name ?? '',
    verdict: 'invalid',
    problems,
    check,
    settings: null,
    players: [],
    remarks: [],
  };
}

/** Who is paired there is a team: no deviation of a pairing can be told of the opponents of a player. */
function noNormsOfTeams(file: string): FoundProblem {
  return {
    severity: 'error',
    code: 'team-tournament',
    file,
    line: 1,
    column: 1,
    text: '',
    found: null,
  };
}

/** A warning for each code that is in no list of federations: it counts as one. */
function unknownFederations({ players }: Tournament, host: string | null, file: string): FoundProblem[] {
  const codes = new Map<string, number>();
  for (const { federation, line } of players) {
    const code = federationOf(federation);
    if (code !== null && !isKnownFederation(code) && !codes.has(code)) codes.set(code, line);
  }
  if (host !== null && !isKnownFederation(host) && !codes.has(host)) codes.set(host, 1);
  return [...codes].map(([code, line]) => ({
    severity: 'warning',
    code: 'unknown-federation',
    file,
    line,
    column: 1,
    text: code,
    found: null,
  }));
}

function checkOptions(options: AuditOptions): Partial<CheckOptions> {
  const { edition, roundRobin, firstColour, totalRounds, acceleration, isPictured } = options;
  return { edition, roundRobin, firstColour, totalRounds, acceleration, isPictured, standings: null };
}

function sourceOf(
  tournament: Tournament,
  { format, permission }: EventFormat,
  rounds: number,
  options: AuditOptions,
): NormSource {
  const { declared, leastGames, host } = options;
  const written = tournament.header.find(({ tag }) => tag === '032')?.text ?? '';
  return normSourceOf(tournament.players, {
    ...{ format, permission, rounds, leastGames, declared },
    pairedRounds: tournament.pairedRounds,
    host: host ?? written,
  });
}

function auditOf(
  name: string,
  candidate: Candidate,
  source: NormSource,
  check: TournamentReport | null,
): PlayerAudit {
  const { player, excluded } = candidate;
  const { event } = source;
  const touches = check?.roundRobin === undefined ? touchesOf : tableTouchesOf;
  const norms = normsOpenTo(player).map((norm): NormAudit => {
    const result = judgeNorm(norm, candidate, event);
    const held = isHeld(norm, player);
    const isOpen = result.verdict !== 'not-made' && !held;
    const touching = isOpen ? touches({ ...source, norm, candidate, result }, check?.rounds ?? []) : [];
    return {
      title: norm.title,
      result,
      isHeld: held,
      touches: touching,
      possible: possibleAfterAll(touching),
    };
  });
  return { person: player, name, excluded, norms };
}

function isTouched(audits: readonly PlayerAudit[]): boolean {
  return audits.some(({ norms }) => norms.some(({ touches }) => touches.length > 0));
}

function possibleAfterAll(touches: readonly Touch[]): NormAudit['possible'] {
  const found = touches.map(({ possible }) => possible);
  return (['no-longer', 'unknown', 'still'] as const).find((possible) => found.includes(possible)) ?? null;
}
