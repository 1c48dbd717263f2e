import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import {
  federationOf,
  isHeld,
  isKnownFederation,
  judgeNorm,
  largeSwissOf,
  normSourceOf,
  normsOpenTo,
} from '../../engine/norms/index.js';
import type { Candidate, DeclaredExemption, LeastGames, NormSource } from '../../engine/norms/index.js';
import { checkFile } from '../check-file.js';
import { declaredLength } from '../case/event-length.js';
import type { CheckOptions } from '../check-tournament.js';
import type { FileProblem, FoundProblem } from '../found-problem.js';
import type { TournamentReport } from '../tournament-report.js';
import type { AuditReport, NormAudit, PlayerAudit, Touch } from './audit-report.js';
import { formatOfCamps, formatOfChecked, roundsByTable } from './event-format.js';
import type { EventFormat } from './event-format.js';
import { normFactsOf, roundsOf } from './norm-facts.js';
import { fillPlayers } from './player-rows.js';
import type { PlayerRow } from './player-rows.js';
import { readGames } from './read-games.js';
import { remarksOn } from './remarks.js';
import { tableTouchesOf } from './table-touches.js';
import { deviatesElsewhere, touchesOf } from './touches.js';

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
 * the player of a norm did not have the game by the rules, or that of the table. Of an event of two camps it reports the
 * norms and why they are none. Of a team event it reports the norms of the players by their games; the pairings of the
 * teams are checked, but touch no norm.
 * @param file the name under which the report speaks of it.
 */
export function auditFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<AuditOptions> = {},
): AuditReport {
  const settings = { ...DEFAULT_AUDIT, ...options };
  const read = readGames(content, file);
  if (read.tournament === null) return invalidAudit(file, read.problems);
  const { isOfTeams } = read;
  const isNamed = settings.edition !== null || settings.roundRobin !== null;
  const ofCamps = isNamed || isOfTeams ? null : formatOfCamps(read.tournament);
  const check = ofCamps === null ? checkFile(content, file, checkOptions(settings)) : null;
  if (check?.verdict === 'invalid') return invalidAudit(file, check.problems, check);
  const format = ofCamps ?? formatOfChecked(check);
  const { tournament, problems } = fillPlayers(read.tournament, settings.rows, file);
  const announced = declaredLength(tournament, settings.totalRounds).rounds;
  const rounds = Math.max(announced, roundsByTable(check));
  const source = sourceOf(tournament, { ...format, isOfTeams }, rounds, settings);
  const { event, people, candidates } = source;
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const ofPlayers = isOfTeams ? null : check;
  const audits = candidates.flatMap((candidate) => {
    const player = players.get(candidate.player.id);
    return player === undefined
      ? []
      : [auditOf(player, candidate, source, ofPlayers, tournament.pairedRounds)];
  });
  const { leastGames, declared, host, field } = event;
  return {
    file,
    name: tournament.name,
    verdict: ofPlayers === null ? 'not-checked' : isTouched(audits) ? 'touched' : 'untouched',
    problems: [
      ...(check?.problems ?? read.problems),
      ...problems,
      ...unknownFederations(tournament, host, file),
    ],
    check,
    settings: {
      ...format,
      ...{ rounds, leastGames, declared, host, field: field.kind },
      largeSwiss:
        format.format === 'swiss' && !isOfTeams
          ? largeSwissOf(tournament.players, people, tournament.pairedRounds)
          : 'no',
      ...(isOfTeams ? { isOfTeams } : {}),
    },
    facts: normFactsOf(tournament),
    players: audits,
    remarks: ofPlayers === null ? [] : remarksOn(ofPlayers, people, rounds),
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
    facts: null,
    players: [],
    remarks: [],
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
  { format, permission, isOfTeams }: EventFormat & { readonly isOfTeams: boolean },
  rounds: number,
  options: AuditOptions,
): NormSource {
  const { declared, leastGames, host } = options;
  const written = tournament.header.find(({ tag }) => tag === '032')?.text ?? '';
  const source = normSourceOf(tournament.players, {
    ...{ format, permission, rounds, leastGames, declared },
    pairedRounds: tournament.pairedRounds,
    host: host ?? written,
  });
  // 1.4.3d does not say whether the Swiss System tournaments that it exempts can be team events.
  const { event } = source;
  const isDoubtful = isOfTeams && event.field.kind === 'exempt';
  return isDoubtful ? { ...source, event: { ...event, field: { kind: 'reading' } } } : source;
}

function auditOf(
  { name, fideId, birthDate, ...rest }: TournamentPlayer,
  candidate: Candidate,
  source: NormSource,
  check: TournamentReport | null,
  pairedRounds: number,
): PlayerAudit {
  const { player, excluded } = candidate;
  const { event } = source;
  const touches = check?.roundRobin === undefined ? touchesOf : tableTouchesOf;
  const checked = check?.rounds ?? [];
  const norms = normsOpenTo(player).map((norm): NormAudit => {
    const result = judgeNorm(norm, candidate, event);
    const held = isHeld(norm, player);
    const isOpen = result.verdict !== 'not-made' && !held;
    const normCase = { ...source, norm, candidate, result };
    const touching = isOpen ? touches(normCase, checked) : [];
    return {
      title: norm.title,
      result,
      isHeld: held,
      touches: touching,
      deviatesElsewhere: isOpen ? deviatesElsewhere(normCase, touching, checked) : [],
      possible: possibleAfterAll(touching),
    };
  });
  const rounds = roundsOf(rest, pairedRounds);
  return { person: player, name, fideId, birthDate, rounds, excluded, norms };
}

function isTouched(audits: readonly PlayerAudit[]): boolean {
  return audits.some(({ norms }) => norms.some(({ touches }) => touches.length > 0));
}

function possibleAfterAll(touches: readonly Touch[]): NormAudit['possible'] {
  const found = touches.map(({ possible }) => possible);
  return (['no-longer', 'unknown', 'still'] as const).find((possible) => found.includes(possible)) ?? null;
}
