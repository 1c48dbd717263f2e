import { parseTrf } from '../../corpus/index.js';
import type { Problem, Tournament } from '../../corpus/index.js';
import {
  federationOf,
  isHeld,
  isKnownFederation,
  judgeNorm,
  normSourceOf,
  normsOpenTo,
} from '../../engine/norms/index.js';
import type {
  Candidate,
  DeclaredExemption,
  LeastGames,
  NormFormat,
  NormSource,
} from '../../engine/norms/index.js';
import { checkFile } from '../check-file.js';
import { DEFAULT_CHECK } from '../check-tournament.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { prepareEvent } from '../moments.js';
import type { CheckOptions } from '../check-tournament.js';
import { namedRules } from '../edition/named-rules.js';
import type { RoundReport, TournamentReport } from '../report.js';
import type { AuditReport, NormAudit, PlayerAudit, Touch } from './audit-report.js';
import { fillPlayers } from './player-rows.js';
import type { PlayerRow } from './player-rows.js';
import { touchesOf } from './touches.js';

export interface AuditOptions extends Pick<
  CheckOptions,
  'edition' | 'firstColour' | 'totalRounds' | 'isPictured'
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
  firstColour: null,
  totalRounds: null,
  isPictured: false,
  rows: [],
  declared: [],
  leastGames: 9,
  host: null,
};

/**
 * Reads a tournament file, checks its pairings, looks for the norms that were made in it (B.01) and for the rounds in which
 * the player of a norm did not have the opponent by the rules. Round robins have no pairings to judge: their norms are
 * told all the same.
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
  const format = formatOf(read.tournament, settings);
  const check =
    format === 'swiss' ? checkFile(content, file, { ...DEFAULT_CHECK, ...checkOptions(settings) }) : null;
  if (check?.verdict === 'invalid') return invalidAudit(file, check.problems, check);
  const { tournament, problems } = fillPlayers(read.tournament, settings.rows, file);
  const source = sourceOf(tournament, format, settings);
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const audits = source.candidates.map((candidate) =>
    auditOf(names.get(candidate.player.id) ?? '', candidate, source, check?.rounds ?? []),
  );
  const { rounds, leastGames, declared, host, field } = source.event;
  return {
    file,
    name: tournament.name,
    verdict: check === null ? 'not-checked' : isTouched(audits) ? 'touched' : 'untouched',
    problems: [
      ...(check?.problems ?? read.problems),
      ...problems,
      ...unknownFederations(tournament, source.event.host, file),
    ],
    check,
    settings: { format, rounds, leastGames, declared, host, field: field.kind },
    players: audits,
  };
}

/** The report on a file that cannot be used. */
export function invalidAudit(
  file: string,
  problems: readonly Problem[],
  check: TournamentReport | null = null,
): AuditReport {
  return { file, name: check?.name ?? '', verdict: 'invalid', problems, check, settings: null, players: [] };
}

/** Who is paired there is a team: no deviation of a pairing can be told of the opponents of a player. */
function noNormsOfTeams(file: string): Problem {
  return {
    severity: 'error',
    code: 'team-tournament',
    file,
    line: 1,
    column: 1,
    text: '',
    expected: 'a tournament in which players are paired',
    message: 'Teams are paired in this tournament; norms are looked for where players are paired only.',
  };
}

/** A warning for each code that is in no list of federations: it counts as one. */
function unknownFederations({ players }: Tournament, host: string | null, file: string): Problem[] {
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
    expected: 'the code of a federation of FIDE',
    message: `${code} is not among the federations of FIDE that this version knows.`,
    adjustment: 'it is taken for a federation',
  }));
}

function checkOptions(options: AuditOptions): Partial<CheckOptions> {
  const { edition, firstColour, totalRounds, isPictured } = options;
  return { edition, firstColour, totalRounds, isPictured, standings: null };
}

/** Who names an edition takes the event for a Swiss. */
function formatOf(tournament: Tournament, { edition }: AuditOptions): NormFormat {
  const named = edition === null ? namedRules(tournament) : null;
  if (named?.says.kind !== 'unknown' || named.says.what !== 'round-robin') return 'swiss';
  return /double/i.test(named.text) ? 'double-round-robin' : 'round-robin';
}

function sourceOf(tournament: Tournament, format: NormFormat, options: AuditOptions): NormSource {
  const { declared, leastGames, host, totalRounds } = options;
  const written = tournament.header.find(({ tag }) => tag === '032')?.text ?? '';
  return normSourceOf(tournament.players, {
    format,
    rounds: prepareEvent(tournament, null, totalRounds).totalRounds,
    pairedRounds: tournament.pairedRounds,
    leastGames,
    declared,
    host: host ?? written,
  });
}

function auditOf(
  name: string,
  candidate: Candidate,
  { event, people }: NormSource,
  rounds: readonly RoundReport[],
): PlayerAudit {
  const { player, excluded } = candidate;
  const norms = normsOpenTo(player).map((norm): NormAudit => {
    const result = judgeNorm(norm, candidate, event);
    const held = isHeld(norm, player);
    const isOpen = result.verdict !== 'not-made' && !held;
    const touches = isOpen ? touchesOf({ norm, candidate, event, people, result }, rounds) : [];
    return { title: norm.title, result, isHeld: held, touches, possible: possibleAfterAll(touches) };
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
