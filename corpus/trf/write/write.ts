import type { RecordedByes, RequestedByes, Tournament } from '../tournament.js';
import { BYES } from '../records/byes.js';
import { configurationRecords } from '../records/configuration.js';
import { withoutTrailingBlanks } from '../records/fields.js';
import { pointRecords } from '../records/point-system.js';
import { PARTS } from '../records/table.js';
import { oneLine, writePlayer } from './write-player.js';
import { isOfTeams, memberRecords, teamRecords, teamSettings } from './write-teams.js';
import { writeMatches } from '../two-games.js';

export interface WriteOptions {
  /** TRF16 with the records that JaVaFo and bbpPairings add to it, or TRF26. */
  readonly format: 'trf16' | 'trf26';
  /**
   * Default CRLF: FIDE wants CR as the last character of a line, programs of the web expect LF; every known reader
   * takes CRLF.
   */
  readonly eol?: '\r' | '\n' | '\r\n';
}

/**
 * The tournament as a file, so that `parseTrf` gives it back. What the format cannot express is written in a record
 * of the other dialect: TRF16 gets the records 192, 240 (rounds after the next), 260 (limited to some rounds) and 299,
 * TRF26 gets `XXC rank` and, when 162 is too coarse, XXS. Names and titles are cut to their columns.
 * An event of teams is written as TRF26 has it, with the games of the members (see write-teams).
 * Throws a RangeError for numbers that do not fit their columns and for adjustments that record 299 cannot name.
 */
export function writeTrf(tournament: Tournament, options: WriteOptions): string {
  const { format, eol = '\r\n' } = options;
  const modern = format === 'trf26' || isOfTeams(tournament);
  const next = nextRoundByes(tournament);
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const byesToCome = [
    ...(modern ? groupNextByes(next, tournament.pairedRounds + 1) : []),
    ...tournament.requestedByes.filter(isRecorded).filter(({ round }) => round > tournament.pairedRounds + 1),
  ];
  const lines = [
    ...tournament.comments.map((text) => `###${text}`),
    ...tournament.header.map(({ tag, text }) => `${tag} ${text}`),
    ...configurationRecords(tournament, modern),
    ...pointRecords(tournament.teams?.games ?? tournament.twoGames ?? tournament.points, modern),
    ...(isOfTeams(tournament) ? [...teamSettings(tournament), ...memberRecords(tournament)] : []),
  ];
  for (const id of isOfTeams(tournament) ? [] : tournament.fileOrder) {
    const player = players.get(id);
    if (player !== undefined) {
      lines.push(
        tournament.twoGames === undefined
          ? writePlayer(player, tournament.pairedRounds, byesAfter(tournament, next, id))
          : writeMatches(player, tournament.pairedRounds, byesAfter(tournament, next, id)),
      );
    }
  }
  lines.push(
    ...PARTS.flatMap(({ read, write }) => (read === undefined ? [] : write(tournament, modern))),
    ...(isOfTeams(tournament)
      ? teamRecords(tournament, byesToCome)
      : byesToCome.map((byes) => BYES.write(byes))),
    ...tournament.teamRecords,
    ...tournament.nationalRecords,
    ...tournament.unknownRecords,
  );
  return lines.map((line) => withoutTrailingBlanks(oneLine(line)) + eol).join('');
}

type ByeType = RequestedByes['type'];

/** Who is not to be paired in the next round, from the entries of the players and from the requested byes. */
function nextRoundByes(tournament: Tournament): Map<number, ByeType> {
  const { pairedRounds, players, requestedByes } = tournament;
  const byes = new Map<number, ByeType>();
  for (const { round, type, ids } of requestedByes) {
    if (round === pairedRounds + 1) for (const id of ids) byes.set(id, type);
  }
  for (const { id, rounds } of players) {
    const result = rounds[pairedRounds]?.result;
    if (result === 'F' || result === 'H' || result === 'U' || result === 'Z') byes.set(id, result);
  }
  return byes;
}

/** Of the rounds after the last one paired, in order: the bye of the next one, and those that only a column can show. */
function byesAfter(
  { pairedRounds, requestedByes }: Tournament,
  next: ReadonlyMap<number, ByeType>,
  id: number,
): (ByeType | null)[] {
  const byes: (ByeType | null)[] = [next.get(id) ?? null];
  for (const { round, type, ids } of requestedByes) {
    if (type !== 'U' || round <= pairedRounds + 1 || !ids.includes(id)) continue;
    while (byes.length < round - pairedRounds) byes.push(null);
    byes[round - pairedRounds - 1] = type;
  }
  return byes;
}

function isRecorded(byes: RequestedByes): byes is RecordedByes {
  return byes.type !== 'U';
}

function groupNextByes(byes: ReadonlyMap<number, ByeType>, round: number): RecordedByes[] {
  return (['F', 'H', 'Z'] as const)
    .map((type) => ({
      round,
      type,
      ids: [...byes].flatMap(([id, own]) => (own === type ? [id] : [])).sort((a, b) => a - b),
    }))
    .filter(({ ids }) => ids.length > 0);
}
