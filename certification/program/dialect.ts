import { tournamentOf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { isRoundRobinFile } from '../../checker/standings/standings-report.js';
import { XXS_CODES } from '../../corpus/trf/records/points.js';
import { withoutEnd } from '../../corpus/trf/records/restrictions.js';
import { pointsOf, STANDARD_POINTS } from '../../engine/index.js';
import type { PointSystem } from '../../engine/index.js';
import { DEFAULT_DIALECT } from './profile.js';
import type { Dialect } from './profile.js';
import { withRightRanks } from './standings/right-ranks.js';

/** A tournament as a file that a candidate understands. */
export function fileFor(tournament: Tournament, dialect: Partial<Dialect> = {}): string {
  const settings = { ...DEFAULT_DIALECT, ...dialect };
  const { format, systemCode, points, nextByeCounts } = settings;
  const eol = LINE_ENDS[settings.lineEnd];
  // Nothing but the code tells that two rounds of the file are one match, by which rules teams are paired, or that there is a
  // table, and how often everybody meets everybody.
  const isNeeded =
    tournament.twoGames !== undefined || tournament.teams !== undefined || isRoundRobinFile(tournament);
  const announced = isNeeded ? tournament.systemCode : null;
  const known = nextByeCounts ? withNextByes(tournament) : tournament;
  const { totalRounds } = tournament;
  const forbidden =
    format === 'trf16' ? known.forbidden.map((group) => withoutEnd(group, totalRounds)) : known.forbidden;
  const shown = { ...known, forbidden, systemCode: systemCode ?? announced };
  const text = writeTrf(shown, { format, eol });
  // Files tell what games are worth.
  const ofGames = tournament.teams?.games ?? tournament.twoGames ?? tournament.points;
  const xxs = format === 'trf16' && points === 'xxs' && !isStandard(ofGames);
  const omit = new Set([...settings.omit, ...(xxs ? BB_RECORDS : [])]);
  const kept = text.split(eol).filter((line) => !omit.has(line.slice(0, 3)));
  const hasSigns = settings.byes === 'signs' && format === 'trf16' && tournament.teams === undefined;
  const lines = hasSigns ? kept.map(withSigns) : kept;
  if (!xxs) return lines.join(eol);
  const players = lines.findIndex((line) => line.startsWith('001'));
  return lines.toSpliced(Math.max(players, 0), 0, xxsRecord(ofGames)).join(eol);
}

/**
 * A tournament after some of its rounds, with the ranks that the list it announces gives for them: the ranks of the whole
 * would be wrong there.
 */
export function fileUpToNow(tournament: Tournament, dialect: Partial<Dialect> = {}): string {
  return fileFor(withRightRanks(tournament), dialect);
}

/**
 * The file by which a candidate is asked for the next round of a tournament from `tournamentBefore`. TRF16 has no pairs that
 * are forbidden in some rounds (record 260 is of TRF26): those of the next round are forbidden without end there, those of
 * other rounds are left out.
 */
export function fileToPair(before: Tournament, dialect: Partial<Dialect> = {}): string {
  const { format } = { ...DEFAULT_DIALECT, ...dialect };
  if (format !== 'trf16') return fileUpToNow(before, dialect);
  const next = before.pairedRounds + 1;
  const forbidden = before.forbidden
    .filter(({ first, last }) => first <= next && next <= last)
    .map(({ ids }) => ({ ids, first: 1, last: Infinity }));
  return fileUpToNow({ ...before, forbidden }, dialect);
}

/** Record 001 with the byes of TRF06 in the columns of its rounds. */
function withSigns(line: string): string {
  if (!line.startsWith('001')) return line;
  const rounds = line
    .slice(FIXED_COLUMNS)
    .replace(/0000 - ([UFHZ])/g, (_, code: string) => `0000 - ${SIGNS[code]}`);
  return line.slice(0, FIXED_COLUMNS) + rounds;
}

/** Columns of record 001 before those of its rounds. */
const FIXED_COLUMNS = 89;
const SIGNS: Readonly<Record<string, string>> = { U: '+', F: '+', H: '=', Z: '-' };

const LINE_ENDS = { cr: '\r', lf: '\n', crlf: '\r\n' } as const;
const BB_RECORDS = ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'];

/**
 * The printed points with those of the bye that is noted for the next round; ranks stay those of the finished rounds,
 * which the announced list gives.
 */
function withNextByes(tournament: Tournament): Tournament {
  const next = tournament.pairedRounds + 1;
  const players = tournament.players.map((player) => {
    const bye = player.rounds.length < next ? 0 : pointsOf(tournament, player, next);
    return { ...player, points: (player.points ?? 0) + bye };
  });
  return tournamentOf({ ...tournament, players });
}

function isStandard(points: PointSystem): boolean {
  return [...XXS_CODES.values()].flat().every((field) => points[field] === STANDARD_POINTS[field]);
}

function xxsRecord(points: PointSystem): string {
  const words = [...XXS_CODES].flatMap(([code, fields]) =>
    fields.length === 1 ? [`${code}=${points[fields[0]] / 10}`] : [],
  );
  return `XXS ${words.join(' ')}`;
}
