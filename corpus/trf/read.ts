import type { EventData, RoundEntry, ScoreKind } from '../../engine/index.js';
import { checkAlterations } from './alterations.js';
import { checkGames } from './checks/cross-checks.js';
import { checkPoints, type CheckedPoints } from './checks/point-check.js';
import { settleResults } from './checks/two-stories.js';
import { announcesTwoGames } from './event-kind.js';
import { checkKnownLater } from './known-later.js';
import { placeOf, ProblemLog, type Problem } from './problems.js';
import { mergeByes } from './records/byes.js';
import type { KnownEvent } from './records/definition.js';
import { eventLength, readHeader, type HeaderData } from './records/header-records.js';
import { readText } from './records/lines.js';
import { toPlayer, type Cell, type PlayerLine } from './records/player-record.js';
import { readPointSystem } from './records/point-system.js';
import { checkRoster, isComplete, readPlayers } from './records/read-players.js';
import { linesOf, type Records } from './records/records.js';
import { sortRecords } from './records/sort-records.js';
import { checkForms, CODES_OF_PARTICIPANTS, PARTS } from './records/table.js';
import { checkTeamRecords, rejectTeams, teamEvidence, warnAboutTeamEvent } from './records/team-records.js';
import { columnOf } from './player-columns.js';
import { ABSENT, interpretRounds, type RoundTable } from './rounds.js';
import { salvagedPlayers, teamEventOf, type ReadSoFar, type Salvaged } from './as-it-stands.js';
import { readTeams } from './teams/read-teams.js';
import type { Tournament } from './tournament.js';
import { checkAdjustmentsOfMatches, matchPoints, readMatches } from './two-games.js';

export interface ParseOptions {
  /** Name of the file, copied into the problems. */
  readonly file?: string;
  /**
   * Label of the encoding of the bytes, like "windows-1251" (a RangeError where it is not known); null (the default):
   * UTF-8, else Windows Latin.
   */
  readonly encoding?: string | null;
  /**
   * What becomes of an event in which teams are paired. `refuse` (the default): an error, since whoever pairs players
   * would take its games for pairings. `read`: a warning, for those who only need what
   * the file says, as to convert it. Records with numbers of teams (240, 250, 260, 299) are only in the document then:
   * see readDocument. `pair`: the teams are the players of the tournament, and everything is checked.
   */
  readonly teamEvents?: 'refuse' | 'read' | 'pair';
  /** With `pair`: the primary score, whatever the file says; null (the default): by record 192, else match points. */
  readonly primaryScore?: ScoreKind | null;
  /**
   * What becomes of a game of which the two players tell different results, where the printed points do not decide.
   * `refuse` (the default): an error. `read`: a warning, for those who judge by both (see `otherMeanings`); of few such
   * games only.
   */
  readonly contradictions?: 'refuse' | 'read';
}

export interface ParseResult {
  /** Null when there is at least one error. */
  readonly tournament: Tournament | null;
  readonly problems: Problem[];
  /** What could be read nevertheless where there is no tournament; absent elsewhere, and where no player could be read. */
  readonly salvaged?: Salvaged;
}

/**
 * Reads a tournament report file: TRF16, TRF26, their extensions by JaVaFo and bbpPairings, and the codes of TRF06.
 * Never throws for any input; whatever is wrong is in `problems`, with its place.
 */
export function parseTrf(input: Uint8Array | string, options: ParseOptions = {}): ParseResult {
  const log = new ProblemLog(options.file);
  const found: Found = { soFar: null };
  const tournament = read(input, options, log, found);
  const problems = log.list();
  if (tournament !== null && log.errorCount === 0) return { tournament, problems };
  const salvaged = tournament ?? (found.soFar === null ? null : salvagedPlayers(found.soFar));
  const isAnythingThere = salvaged !== null && salvaged.players.length > 0;
  return { tournament: null, problems, ...(isAnythingThere ? { salvaged } : {}) };
}

/**
 * What was found on the way, where the reading comes to no end. No function that finds it: V8 lays functions that are
 * assigned to a property where everything lives long, and all that this one knows would live as long.
 */
interface Found {
  soFar: ReadSoFar | null;
}

function read(
  input: Uint8Array | string,
  { teamEvents = 'refuse', primaryScore = null, contradictions = 'refuse', encoding = null }: ParseOptions,
  log: ProblemLog,
  found: Found,
): Tournament | null {
  const text = readText(input, encoding, log);
  if (text === null) return null;
  const records = sortRecords(text.lines, log);
  const header = readHeader(records, log);
  const stated = readPointSystem(records, log);
  const gamePoints = stated.points;
  const readable = readPlayers(records.players, text.isUnicode, log);
  const { name, header: descriptions } = header.parts;
  found.soFar = { name, header: descriptions, lines: records.players, readable };
  if (!isComplete(readable, records.players, log)) return null;
  const playerLines = readable;

  const teams = teamEvidence(records, header, playerLines);
  if (teams !== null && teamEvents === 'pair') {
    checkForms([...records.header, ...records.national], log);
    const file = { records, header, games: gamePoints, players: playerLines };
    const paired = readTeams(file, primaryScore, log);
    if (paired === null) return null;
    return { ...keptRecords(records), ...header.parts, ...paired, teamRecords: [] };
  }
  checkForms([...records.header, ...records.teams, ...records.national], log);
  if (teams !== null && teamEvents === 'read') {
    warnAboutTeamEvent(teams, log);
    checkForms(linesOf(records, ...CODES_OF_PARTICIPANTS), log);
    return {
      ...keptRecords(records),
      ...header.parts,
      ...teamEventOf(playerLines, gamePoints, header),
    };
  }
  if (teams === null) checkTeamRecords(records, log);
  else rejectTeams(teams, log);
  const isTwoGames = announcesTwoGames(header.parts.systemCode);
  const games = interpretRounds(playerLines, log, isTwoGames ? 2 : 1);
  if (isTwoGames) checkGames(playerLines, withoutBlanks(games), log);
  const table = isTwoGames ? readMatches(playerLines, games, gamePoints, log) : games;
  const points = isTwoGames ? matchPoints(gamePoints, stated.isByeStated) : gamePoints;
  const { pairedRounds } = table;
  checkAlterations(records.comments, pairedRounds, log);
  // Nothing says whether dates are those of matches or of games.
  const length = eventLength(isTwoGames ? { ...header, dates: 0 } : header, pairedRounds);
  checkLength(playerLines, header, isTwoGames ? 2 : 1, log);
  const ids = playerLines.map((player) => player.id);
  const event: Omit<EventData, 'players'> = {
    totalRounds: length.totalRounds,
    points,
    initialColour: header.parts.initialColour,
    ...readParts(
      records,
      { ids: new Set(ids), lastRound: Math.max(length.totalRounds, pairedRounds + 1) },
      log,
    ),
  };
  const byes = mergeByes(records, ids, table, header.parts.announcedRounds, log);
  if (isTwoGames) checkAdjustmentsOfMatches(records, event.adjustments, log);
  const rules = { isDeclared: stated.isDeclared, hasGames: !isTwoGames };
  const played = { lines: playerLines, pairedRounds, requestedByes: byes.requested, ...rules };
  const merged = playerLines.map((line, index) => toPlayer(line, byes.rounds[index]));
  const { players, otherMeanings } = isTwoGames
    ? { players: merged, otherMeanings: [] }
    : settleResults({ event, players: merged, undecided: contradictions, ...played }, log);
  if (!isTwoGames)
    checkGames(
      playerLines,
      players.map(({ rounds }) => rounds),
      log,
    );
  checkRoster(playerLines, records, log);
  const kind = 'individual';
  checkKnownLater(
    records.comments,
    { kind, players, pairedRounds, ...(isTwoGames ? { twoGames: points } : {}) },
    log,
  );

  // Points computed from results that are wrong themselves would only repeat the errors.
  const checked: CheckedPoints =
    log.errorCount === 0
      ? checkPoints({ event: { players, ...event }, players, ...played }, log)
      : { points, wrong: [], otherMeanings: [] };
  return {
    ...header.parts,
    ...keptRecords(records),
    ...event,
    ...length,
    kind,
    pairedRounds,
    points: checked.points,
    players: header.parts.pairedByFileOrder ? players : [...players].sort((a, b) => a.id - b.id),
    requestedByes: byes.requested,
    fileOrder: ids,
    wrongPoints: checked.wrong,
    openByes: games.openByes,
    otherMeanings: [...otherMeanings, ...checked.otherMeanings, ...(isTwoGames ? [] : games.oldSigns)],
    ...(isTwoGames ? { twoGames: { ...gamePoints, pairingAllocatedBye: points.pairingAllocatedBye } } : {}),
    ...(games.oldAbsences.length === 0 || isTwoGames ? {} : { oldAbsences: games.oldAbsences }),
  };
}

/** What the table of records gives a tournament. */
function readParts(records: Records, event: KnownEvent, log: ProblemLog): ReadParts {
  let parts: ReadParts = { virtualPoints: new Map(), forbidden: [], adjustments: [] };
  for (const { read } of PARTS) parts = { ...parts, ...read?.(records, event, log) };
  return parts;
}

type ReadParts = Partial<Tournament> & Pick<Tournament, 'virtualPoints' | 'forbidden' | 'adjustments'>;

function keptRecords(
  records: Records,
): Pick<Tournament, 'comments' | 'teamRecords' | 'nationalRecords' | 'unknownRecords'> {
  return {
    comments: records.comments.map((line) => line.text.slice(3)),
    teamRecords: records.teams.map((line) => line.text),
    nationalRecords: records.national.map((line) => line.text),
    unknownRecords: records.unknown.map((line) => line.text),
  };
}

/** @param columns rounds of the records 001 for one of the event. */
function checkLength(
  players: readonly PlayerLine[],
  header: HeaderData,
  columns: number,
  log: ProblemLog,
): void {
  const { roundsLine } = header;
  const { announcedRounds } = header.parts;
  if (announcedRounds === null || roundsLine === null) return;
  const known = columns * announcedRounds;
  const longer = players.filter(({ cells }) => cells.length > known);
  const [first] = longer;
  if (first === undefined) return;
  const place = placeOf(first.line, columnOf(known + 1));
  const expected = `${announcedRounds} rounds, as line ${roundsLine.number} says`;
  const round = Math.ceil(first.cells.length / columns);
  const message = `The file holds results of round ${round}, but only ${announcedRounds} rounds are announced.`;
  if (longer.every(({ cells }) => cells.slice(known).every(isAbsence)))
    log.warn(
      'absences-after-last-round',
      place,
      expected,
      message,
      'they are absences only, and are ignored',
    );
  else log.error('more-rounds-than-announced', place, expected, message);
}

function isAbsence({ opponent, code }: Cell): boolean {
  return opponent === 0 && ['Z', '-', ' '].includes(code);
}

function withoutBlanks({ entries }: RoundTable): RoundEntry[][] {
  return entries.map((row) => row.map((entry) => entry ?? ABSENT));
}
