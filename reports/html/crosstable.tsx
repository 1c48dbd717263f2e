import type { VNode } from 'preact';
import type { RoundReport, TournamentPicture } from '../../checker/index.js';
import { points } from '../words/numbers.js';
import { digitsOf, valueText } from '../standings/values.js';

type Player = TournamentPicture['players'][number];
type Entry = Player['rounds'][number];

/** Who met whom, in the order of the standings where there are any, with the tie-breaks. */
export function Crosstable(props: {
  readonly picture: TournamentPicture;
  /** Verdicts on the rounds, as far as they were checked. */
  readonly deviating: ReadonlySet<RoundReport['round']>;
}): VNode {
  const { picture, deviating } = props;
  const { players, rounds, standings } = picture;
  const table = standings?.table ?? null;
  const placed = new Map((table?.rows ?? []).map((row) => [row.id, row]));
  const columns = table?.columns ?? [];
  const digits = columns.map((_, index) =>
    Math.max(0, ...(table?.rows ?? []).map(({ values }) => digitsOf(values[index]))),
  );
  const byId = new Map(players.map((player) => [player.id, player]));
  const ranked = (table?.rows ?? []).flatMap(({ id }) => byId.get(id) ?? []);
  const others = players.filter(({ id }) => !placed.has(id));
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <div class="wide" tabIndex={0} role="region" aria-label="Crosstable">
      <table>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">No</th>
            <th scope="col" class="n">
              Name
            </th>
            <th scope="col">Rating</th>
            {numbers.map((round) => (
              <th scope="col">
                {round}
                {deviating.has(round) ? <span class="bad"> ✗</span> : null}
              </th>
            ))}
            {columns.length === 0 ? <th scope="col">Points</th> : null}
            {columns.map(({ item }) => (
              <th scope="col">{item.text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...ranked, ...others].map((player) => {
            const row = placed.get(player.id);
            return (
              <tr>
                <td>{row?.rank ?? ''}</td>
                <td>{player.id}</td>
                <td class="n">
                  {[player.title, player.name.trim()].filter((text) => text !== '').join(' ')}
                </td>
                <td>{player.rating ?? ''}</td>
                {numbers.map((round) => (
                  <td>{entryText(player.rounds[round - 1])}</td>
                ))}
                {columns.length === 0 ? <td>{player.points === null ? '' : points(player.points)}</td> : null}
                {columns.map((_, index) => (
                  <td>{row === undefined ? '' : valueText(row.values[index], digits[index])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** "12w1": White against player 12, won; "bye" for the pairing-allocated one, "½ bye" and the like for others. */
function entryText(entry: Entry | undefined): string {
  if (entry === undefined) return '';
  const { opponent, colour, result } = entry;
  if (opponent === null) return BYES[result] ?? '';
  const letter = colour === null ? '' : colour === 'white' ? 'w' : 'b';
  return `${opponent}${letter}${RESULTS[result] ?? result}`;
}

const BYES: Readonly<Partial<Record<Entry['result'], string>>> = {
  U: 'bye',
  F: '1 bye',
  H: '½ bye',
  '+': '+',
};
const RESULTS: Readonly<Partial<Record<Entry['result'], string>>> = {
  '=': '½',
  W: '1',
  D: '½',
  L: '0',
  '*': '',
};
