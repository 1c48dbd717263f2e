import type { Board, PicturedBracket, PicturedSide } from '../../../checker/index.js';
import type { PlayerLine } from './player-line.js';

/** Where everything of a drawn bracket stands. Heights are in units of the drawing. */
export interface Layout {
  readonly height: number;
  readonly labels: readonly { readonly y: number; readonly text: string }[];
  readonly rows: readonly Row[];
  readonly left: Arcs;
  readonly right: Arcs;
}

export interface Row {
  /** Starting number. */
  readonly id: number;
  /** What is said of the player. */
  readonly line: PlayerLine;
  readonly y: number;
  /** The published opponent. */
  readonly left: Seat;
  /** The opponent by the rules. */
  readonly right: Seat;
}

/** Who sits opposite: a number; an arrow for who moves on. */
export interface Seat {
  readonly text: string;
  /** Of the player; empty: none is known. */
  readonly colour: 'W' | 'B' | '';
  readonly differs: boolean;
}

/** Lines from player to player, as paths: those of pairs that both sides have, and the others. */
export interface Arcs {
  readonly same: string;
  /** One path for each kind of dashes, so that neighbouring pairs have dashes of their own; empty: none differs. */
  readonly differing: readonly string[];
  /** There are so many differing ones that they have to be thin. */
  readonly isDense: boolean;
}

export const ROW_HEIGHT = 18;
export const HEAD_HEIGHT = 22;
/** How far arcs reach out. */
export const REACH = 44;

/** Opponents by the rules in the whole round, for brackets in which something follows from a deviation above. */
export type WholeRound = readonly Board[];

/** Rows under a label, from the top; without a label where it is empty. */
export type RowGroup = readonly [label: string, players: readonly number[]];

/**
 * Lays a bracket out.
 * @param lines what is said of everybody, by starting number.
 * @param whole null: the right side is what the rules choose from the players of the bracket.
 * @param forbidden those in forbidden pairs, which differ where the rules find no pairing to hold them against.
 */
export function layoutOf(
  bracket: PicturedBracket,
  lines: ReadonlyMap<number, PlayerLine>,
  whole: WholeRound | null,
  forbidden: ReadonlySet<number> = NOBODY,
): Layout {
  const isPlain = bracket.movedDown.length + bracket.broughtUp.length === 0;
  const groups: readonly RowGroup[] = [
    ['moved down', bracket.movedDown],
    [isPlain ? '' : 'residents', bracket.residents],
    ['brought up', bracket.broughtUp],
  ];
  const { theirs, ours } = sidesOf(bracket, whole);
  return laidOut(groups, lines, theirs, ours, { forbidden });
}

/** Whom the drawing marks against what the two sides say: in these nothing differs, those differ where nothing is held against. */
export interface Marks {
  readonly excused?: ReadonlySet<number>;
  readonly forbidden?: ReadonlySet<number>;
}

/**
 * Lays out two pairings of the same players.
 * @param theirs the published one; null: there is none, and nothing differs.
 * @param ours the one by the rules.
 */
export function laidOut(
  groups: readonly RowGroup[],
  lines: ReadonlyMap<number, PlayerLine>,
  theirs: Meetings | null,
  ours: Meetings | null,
  marks: Marks = {},
): Layout {
  const labels: { y: number; text: string }[] = [];
  const rows: Row[] = [];
  let y = HEAD_HEIGHT;
  for (const [text, ids] of groups) {
    if (ids.length > 0 && text !== '') {
      labels.push({ y: y + BASELINE, text });
      y += ROW_HEIGHT;
    }
    for (const id of ids) {
      const line = lines.get(id);
      if (line === undefined) continue;
      rows.push({ id, line, y: y + BASELINE, ...seatsOf(id, theirs, ours, marks) });
      y += ROW_HEIGHT;
    }
  }
  const height = y + 6;
  return { height, labels, rows, left: arcsOf(rows, theirs, 'left'), right: arcsOf(rows, ours, 'right') };
}

/**
 * Those who have another opponent or another colour in the published bracket than the rules choose from the players in
 * it: what the drawing shows as deviating.
 * @param forbidden as for {@link layoutOf}.
 */
export function differingIn(bracket: PicturedBracket, forbidden: ReadonlySet<number>): ReadonlySet<number> {
  const { theirs, ours } = sidesOf(bracket, null);
  const { movedDown, residents, broughtUp } = bracket;
  const everybody = [...movedDown, ...residents, ...broughtUp];
  return new Set(everybody.filter((id) => seatsOf(id, theirs, ours, { forbidden }).left.differs));
}

const NOBODY: ReadonlySet<number> = new Set();
const BASELINE = 13;

function sidesOf(
  { published, reference, givesBye }: PicturedBracket,
  whole: WholeRound | null,
): { readonly theirs: Meetings | null; readonly ours: Meetings | null } {
  const leftOver = givesBye ? BYE : MOVES_ON;
  const byTheRules = reference === null ? null : meetingsOf(reference, leftOver);
  return {
    theirs: published === null ? null : meetingsOf(published, leftOver),
    ours: whole === null ? byTheRules : meetingsOfBoards(whole),
  };
}

/** What a side has for a player. */
interface Meeting {
  /** Null: left over. */
  readonly opponent: number | null;
  readonly colour: 'W' | 'B' | '';
  /** In the place of an opponent. */
  readonly instead: string;
}

export type Meetings = ReadonlyMap<number, Meeting>;

/** @param leftOver what is said of those who are left over. */
export function meetingsOf({ pairs, floaters }: PicturedSide, leftOver: string): Meetings {
  const meetings = new Map<number, Meeting>();
  for (const { higher, lower, white } of pairs) {
    const colourOf = (id: number): Meeting['colour'] => (white === null ? '' : white === id ? 'W' : 'B');
    meetings.set(higher, { opponent: lower, colour: colourOf(higher), instead: '' });
    meetings.set(lower, { opponent: higher, colour: colourOf(lower), instead: '' });
  }
  for (const id of floaters) meetings.set(id, { opponent: null, colour: '', instead: leftOver });
  return meetings;
}

function meetingsOfBoards(boards: WholeRound): Meetings {
  const meetings = new Map<number, Meeting>();
  for (const board of boards) {
    if ('bye' in board) meetings.set(board.bye, { opponent: null, colour: '', instead: BYE });
    else {
      meetings.set(board.white, { opponent: board.black, colour: 'W', instead: '' });
      meetings.set(board.black, { opponent: board.white, colour: 'B', instead: '' });
    }
  }
  return meetings;
}

const BYE = 'bye';
const MOVES_ON = '↓';
/** Nothing of this side: the player is not in it. */
const ABSENT = '·';

/** Where one of the sides is missing, nothing differs but what is forbidden. */
function seatsOf(
  id: number,
  theirs: Meetings | null,
  ours: Meetings | null,
  { excused = NOBODY, forbidden = NOBODY }: Marks,
): Pick<Row, 'left' | 'right'> {
  const isOther = ours === null ? forbidden.has(id) : !isSame(theirs?.get(id), ours.get(id));
  const differs = theirs !== null && isOther && !excused.has(id);
  return {
    left: { ...seatIn(theirs, id), differs },
    right: { ...seatIn(ours, id), differs },
  };
}

function seatIn(meetings: Meetings | null, id: number): Pick<Seat, 'text' | 'colour'> {
  if (meetings === null) return { text: '', colour: '' };
  const meeting = meetings.get(id);
  if (meeting === undefined) return { text: ABSENT, colour: '' };
  const { opponent, instead, colour } = meeting;
  return { text: opponent === null ? instead : String(opponent), colour };
}

/** Colours that a file does not tell are not held against the others. */
function isSame(a: Meeting | undefined, b: Meeting | undefined): boolean {
  if (a?.opponent !== b?.opponent || a?.instead !== b?.instead) return false;
  return a?.colour === '' || b?.colour === '' || a?.colour === b?.colour;
}

function arcsOf(rows: readonly Row[], meetings: Meetings | null, side: 'left' | 'right'): Arcs {
  const arcs: { from: number; to: number; differs: boolean }[] = [];
  const yOf = new Map(rows.map(({ id, y }) => [id, y - ARC_RISE]));
  for (const { id, y, [side]: seat } of rows) {
    const to = yOf.get(meetings?.get(id)?.opponent ?? -1);
    if (to !== undefined && to > y - ARC_RISE) arcs.push({ from: y - ARC_RISE, to, differs: seat.differs });
  }
  const longest = arcs.reduce((most, { from, to }) => Math.max(most, to - from), 1);
  const path = (drawn: typeof arcs): string =>
    drawn
      .map(({ from, to }) => {
        // A curve reaches three quarters of the way to its control points.
        const reach = Math.round((LEAST_REACH + ((REACH - LEAST_REACH) * (to - from)) / longest) / 0.75);
        const out = side === 'left' ? -reach : reach;
        return `M0 ${from}c${out} 0 ${out} ${to - from} 0 ${to - from}`.replaceAll(' -', '-');
      })
      .join('');
  const others = arcs.filter(({ differs }) => differs);
  const isDense = others.length > MANY_ARCS;
  const kinds = Math.min(others.length, side === 'right' || isDense ? 1 : KINDS_OF_DASHES);
  const differing = Array.from({ length: kinds }, (_, kind) =>
    path(others.filter((_arc, index) => index % kinds === kind)),
  );
  return { same: path(arcs.filter(({ differs }) => !differs)), differing, isDense };
}

/** From the base line of a row to the middle of its letters. */
export const ARC_RISE = 4;
const LEAST_REACH = 14;
const MANY_ARCS = 14;
/** As many as the style of drawings has. */
const KINDS_OF_DASHES = 4;
