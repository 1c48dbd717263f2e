import type { TournamentPicture } from '../../checker/index.js';
import type { Colour } from '../../engine/index.js';
import { digitsOf, valueText } from '../standings/values.js';
import { points } from '../words/numbers.js';

/** Who met whom, in the texts of a table. */
export interface CrosstableTexts {
  readonly rounds: number;
  /** Over the last columns: the tie-breaks, or "Points". */
  readonly heads: readonly string[];
  /** In the order of the standings where there are any. */
  readonly rows: readonly CrosstableRow[];
}

export interface CrosstableRow {
  /** Starting number. */
  readonly id: number;
  readonly rank: string;
  readonly name: string;
  readonly rating: string;
  readonly entries: readonly CrosstableEntry[];
  /** Under the heads. */
  readonly values: readonly string[];
}

export interface CrosstableEntry {
  /** "12w1": White against player 12, won; "bye" for the pairing-allocated one, "½", "1" and "0" for others. */
  readonly text: string;
  /** Null: none. */
  readonly opponent: number | null;
  /** Null: there is no game, or its colours are not told. */
  readonly colour: Colour | null;
  /** Of a game: "1", "½", "0", "+"; empty while it is played. */
  readonly result: string;
}

/** The crosstable of an event, with the tie-breaks where there are standings. */
export function crosstableOf({
  players,
  rounds,
  standings,
}: Omit<TournamentPicture, 'totalRounds'>): CrosstableTexts {
  const table = standings?.table ?? null;
  const placed = new Map((table?.rows ?? []).map((row) => [row.id, row]));
  const columns = table?.columns ?? [];
  const digits = columns.map((_, index) =>
    (table?.rows ?? []).reduce((most, { values }) => Math.max(most, digitsOf(values[index])), 0),
  );
  const byId = new Map(players.map((player) => [player.id, player]));
  const ranked = (table?.rows ?? []).flatMap(({ id }) => byId.get(id) ?? []);
  const others = players.filter(({ id }) => !placed.has(id));
  const valuesOf = ({ id, points: printed }: Player): string[] => {
    if (columns.length === 0) return [printed === null ? '' : points(printed)];
    const row = placed.get(id);
    return columns.map((_, index) => (row === undefined ? '' : valueText(row.values[index], digits[index])));
  };
  return {
    rounds,
    heads: columns.length === 0 ? ['Points'] : columns.map(({ item }) => item.text),
    rows: [...ranked, ...others].map((player) => ({
      id: player.id,
      rank: String(placed.get(player.id)?.rank ?? ''),
      name: [player.title, player.name.trim()].filter((text) => text !== '').join(' '),
      rating: String(player.rating ?? ''),
      entries: Array.from({ length: rounds }, (_, index) => entryOf(player.rounds[index])),
      values: valuesOf(player),
    })),
  };
}

type Player = TournamentPicture['players'][number];
type Entry = Player['rounds'][number];

function entryOf(entry: Entry | undefined): CrosstableEntry {
  if (entry === undefined) return { text: '', ...NO_GAME };
  const { opponent, colour } = entry;
  if (opponent === null) return { text: BYES[entry.result] ?? '', ...NO_GAME };
  const letter = colour === null ? '' : colour === 'white' ? 'w' : 'b';
  const result = RESULTS[entry.result] ?? entry.result;
  return { text: `${opponent}${letter}${result}`, opponent, colour, result };
}

const NO_GAME = { opponent: null, colour: null, result: '' };

/** The text of an entry with the pairing-allocated bye. */
export const BYE = 'bye';

const BYES: Readonly<Partial<Record<Entry['result'], string>>> = {
  U: BYE,
  F: '1',
  H: '½',
  Z: '0',
  '+': '+',
};

/** The results that are written otherwise than in a file. */
export const RESULTS: Readonly<Partial<Record<Entry['result'], string>>> = {
  '=': '½',
  W: '1',
  D: '½',
  L: '0',
  '*': '',
};
