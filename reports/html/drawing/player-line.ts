import type { PicturedPast, PicturedPlayer } from '../../../checker/index.js';
import type { Tenths } from '../../../engine/index.js';

/** What is said of everybody in a round, by starting number. */
export function linesOf(players: readonly PicturedPlayer[]): ReadonlyMap<number, string> {
  const columns = columnsOf(players);
  return new Map(players.map((player) => [player.id, playerLine(player, columns)]));
}

/** How wide the columns of the players of a round are, in letters. */
interface Columns {
  readonly id: number;
  readonly score: number;
}

function columnsOf(players: readonly PicturedPlayer[]): Columns {
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
  return {
    id: widest(players.map(({ id }) => String(id))),
    score: widest(players.map(({ score }) => scoreText(score))),
  };
}

/** Number, score, colours and floats so far, and as much of the name as there is room for. */
function playerLine({ id, score, past, name }: PicturedPlayer, columns: Columns): string {
  const facts = [
    String(id).padStart(columns.id),
    scoreText(score).padStart(columns.score),
    ...(past.length === 0 ? [] : [past.slice(-MOST_COLOURS).map(colourOf).join(''), floatsOf(past)]),
  ].join(' ');
  return withName(facts, name);
}

/** As much of a name as there is room for behind what is said before it. */
export function withName(facts: string, name: string): string {
  return `${facts} ${shortened(name.trim(), LETTERS - facts.length - 1)}`;
}

/** Letters that a line has room for. */
const LETTERS = 31;
const MOST_COLOURS = 11;
/** The rules look at two rounds. */
const FLOATS = 2;
const FLOAT_SIGNS = { lower: '↓', higher: '↑', 'no-game': '+' } as const;

function colourOf({ colour }: PicturedPast): string {
  return colour === null ? '-' : colour === 'white' ? 'W' : 'B';
}

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
