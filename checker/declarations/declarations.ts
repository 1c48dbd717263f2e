import { declaredAlterations } from '../../corpus/index.js';
import type { AlteredBoard, DeclaredAlteration, Tournament } from '../../corpus/index.js';
import { entryOf } from '../../engine/index.js';
import { isRight } from '../tournament-report.js';
import type { Declaration, DeclarationFault, Deviation, RoundReport, Board } from '../report.js';

/**
 * Holds what the comments of a file declare against its rounds. A manual alteration is declared rightly when its left
 * side is what the rules pair (or what the alterations before it made of that) and its right side what was published;
 * the deviations that such alterations explain are marked. A round that agrees has nothing to declare.
 */
export function withDeclarations(rounds: readonly RoundReport[], tournament: Tournament): RoundReport[] {
  const all = declaredAlterations(tournament);
  if (all.length === 0) return [...rounds];
  return rounds.map((report) => {
    const alterations = all.filter(({ round }) => round === report.round);
    return alterations.length === 0 ? report : declaredRound(report, alterations, tournament);
  });
}

type Mpa = Extract<DeclaredAlteration, { kind: 'mpa' }>;

function declaredRound(
  report: RoundReport,
  alterations: readonly DeclaredAlteration[],
  tournament: Tournament,
): RoundReport {
  const faults = faultsOfMpas(
    report,
    alterations.filter((one) => one.kind === 'mpa'),
  );
  const declarations = alterations.map((alteration): Declaration => {
    if (alteration.kind === 'full-point-bye')
      return judged(alteration, faultOfByes(alteration.players, report.round, tournament));
    if (alteration.kind !== 'mpa' || report.verdict === 'not-checked')
      return { alteration, verdict: 'noted' };
    return judged(alteration, faults.get(alteration) ?? null);
  });
  const right = declarations.flatMap(({ alteration, verdict }) =>
    alteration.kind === 'mpa' && verdict === 'rightly' ? alteration.altered : [],
  );
  const deviations = report.deviations.map((deviation) =>
    isExplained(deviation, report, right) ? { ...deviation, declared: true as const } : deviation,
  );
  return { ...report, deviations, declarations };
}

function judged(alteration: DeclaredAlteration, fault: DeclarationFault | null): Declaration {
  return fault === null ? { alteration, verdict: 'rightly' } : { alteration, verdict: 'wrongly', fault };
}

/** What is wrong with each of the manual alterations of a round; those that are not listed are right. */
function faultsOfMpas(report: RoundReport, mpas: readonly Mpa[]): Map<Mpa, DeclarationFault> {
  const faults = new Map<Mpa, DeclarationFault>();
  const published = seatsOf(report.published);
  let seats = seatsOf(report.reference);
  for (const mpa of mpas) {
    const fault = isRight(report) ? ({ kind: 'no-deviation' } as const) : faultOfLeft(mpa, seats);
    if (fault === null) seats = swapSeats(seats, mpa.altered);
    else faults.set(mpa, fault);
  }
  mpas.forEach((mpa, index) => {
    if (faults.has(mpa)) return;
    const later = new Set(mpas.slice(index + 1).flatMap((one) => one.engine.flatMap(playersOf)));
    const missing = mpa.altered.filter(
      (board) => !playersOf(board).some((id) => later.has(id)) && !isSeated(board, mpa, published),
    );
    if (missing.length > 0) faults.set(mpa, { kind: 'not-published', boards: missing });
  });
  return faults;
}

function faultOfLeft(mpa: Mpa, seats: Seats): DeclarationFault | null {
  const left = mpa.engine.flatMap(playersOf);
  const right = mpa.altered.flatMap(playersOf);
  const lone = [...left.filter((id) => !right.includes(id)), ...right.filter((id) => !left.includes(id))];
  if (lone.length > 0) return { kind: 'other-players', players: lone };
  const missing = mpa.engine.filter((board) => !isSeated(board, mpa, seats));
  return missing.length === 0 ? null : { kind: 'not-by-the-rules', boards: missing };
}

/** Who has White counts only in a pair that stands on both sides, so that nothing else can have been altered. */
function isSeated(board: AlteredBoard, { engine, altered }: Mpa, seats: Seats): boolean {
  const others = engine.includes(board) ? altered : engine;
  const players = playersOf(board);
  const isOnBothSides = others.some((other) => playersOf(other).every((id) => players.includes(id)));
  return boardIn(seats, board, isOnBothSides);
}

function faultOfByes(
  ids: readonly number[],
  round: number,
  { players }: Tournament,
): DeclarationFault | null {
  const missing = ids.filter((id) => {
    const player = players.find((one) => one.id === id);
    return player === undefined || entryOf(player, round).result !== 'F';
  });
  return missing.length === 0 ? null : { kind: 'no-full-point-bye', players: missing };
}

/** True when every player of the deviation who is seated otherwise than by the rules was so by an alteration. */
function isExplained(deviation: Deviation, report: RoundReport, altered: readonly AlteredBoard[]): boolean {
  const published = seatsOf(report.published);
  const reference = seatsOf(report.reference);
  const declared = new Set(altered.flatMap(playersOf));
  const { pairs, downfloaters } = deviation.published;
  const moved = [...pairs.flat(), ...downfloaters].filter((id) => published.get(id) !== reference.get(id));
  return moved.length > 0 && moved.every((id) => declared.has(id));
}

function playersOf(board: AlteredBoard): readonly number[] {
  return 'bye' in board ? [board.bye] : board.pair;
}

/** By player: the opponent with White or Black, as `12 w`, or `bye`. */
type Seats = ReadonlyMap<number, string>;

function seatsOf(boards: readonly Board[]): Seats {
  const seats = new Map<number, string>();
  for (const board of boards) seat(seats, 'bye' in board ? board : { pair: [board.white, board.black] });
  return seats;
}

/** Some players sit elsewhere. */
function swapSeats(seats: Seats, boards: readonly AlteredBoard[]): Seats {
  const swapped = new Map(seats);
  for (const board of boards) seat(swapped, board);
  return swapped;
}

/** Whether a board is among the seats; with colours only where they count. */
function boardIn(seats: Seats, board: AlteredBoard, withColours: boolean): boolean {
  if ('bye' in board) return seats.get(board.bye) === 'bye';
  const [first, second] = board.pair;
  const found = seats.get(first);
  return found === `${second} w` || (!withColours && found === `${second} b`);
}

function seat(seats: Map<number, string>, board: AlteredBoard): void {
  if ('bye' in board) {
    seats.set(board.bye, 'bye');
    return;
  }
  const [white, black] = board.pair;
  seats.set(white, `${black} w`);
  seats.set(black, `${white} b`);
}
