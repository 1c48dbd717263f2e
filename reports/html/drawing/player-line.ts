import type { PicturedPast, PicturedPlayer } from '../../../checker/index.js';
import type { Tenths } from '../../../engine/index.js';

/** What a drawing says of a player, from the left to the right. */
export interface PlayerLine {
  /** Number and score; in a round robin the number and the name. */
  readonly facts: string;
  /** The games so far, at most {@link MOST_GAMES}, the latest last; null: a round without a game. */
  readonly games: readonly ('white' | 'black' | null)[];
  /** The colour that the player is due; null: none. */
  readonly due: 'white' | 'black' | null;
  /** Floats and name; empty in a round robin. */
  readonly name: string;
}

/** What is said of everybody in a round, by starting number. */
export function linesOf(players: readonly PicturedPlayer[]): ReadonlyMap<number, PlayerLine> {
  const columns = columnsOf(players);
  return new Map(players.map((player) => [player.id, playerLine(player, columns)]));
}

/** How wide the columns of the players of a round are, in letters and games. */
interface Columns {
  readonly id: number;
  readonly score: number;
  readonly games: number;
}

function columnsOf(players: readonly PicturedPlayer[]): Columns {
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
  return {
    id: widest(players.map(({ id }) => String(id))),
    score: widest(players.map(({ score }) => scoreText(score))),
    games: Math.min(MOST_GAMES, Math.max(0, ...players.map(({ past }) => past.length))),
  };
}

function playerLine({ id, score, past, name, due }: PicturedPlayer, columns: Columns): PlayerLine {
  const facts = `${String(id).padStart(columns.id)} ${scoreText(score).padStart(columns.score)}`;
  const floats = past.length === 0 ? '' : `${floatsOf(past)} `;
  // A game takes a little more room than a letter, the due colour two.
  const taken = facts.length + floats.length + Math.ceil(columns.games * 1.2) + (columns.games === 0 ? 1 : 4);
  return {
    facts,
    games: past.slice(-MOST_GAMES).map(({ colour }) => colour),
    due,
    name: `${floats}${shortened(name.trim(), LETTERS - taken)}`,
  };
}

/** As much of a name as there is room for behind what is said before it. */
export function withName(facts: string, name: string): string {
  return `${facts} ${shortened(name.trim(), LETTERS - facts.length - 1)}`;
}

/** Letters that a line has room for. */
const LETTERS = 33;
const MOST_GAMES = 11;
/** The rules look at two rounds. */
const FLOATS = 2;
const FLOAT_SIGNS = { lower: '↓', higher: '↑', 'no-game': '+' } as const;

/** The latest round last. */
function floatsOf(past: readonly PicturedPast[]): string {
  return past
    .slice(-FLOATS)
    .map(({ float }) => (float === null ? '·' : FLOAT_SIGNS[float]))
    .join('');
}

function shortened(name: string, letters: number): string {
  const signs = Array.from(name);
  return signs.length <= letters ? name : `${signs.slice(0, Math.max(0, letters - 1)).join('')}…`;
}

/** All with a decimal, so that they stand in a column. */
function scoreText(tenths: Tenths): string {
  return (tenths / 10).toFixed(1);
}
