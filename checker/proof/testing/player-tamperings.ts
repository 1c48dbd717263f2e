import type { DutchCertificate } from '../../../engine/systems/dutch/proof/verify/certificate.js';
import { isValued, pick } from './draft.js';
import type { Draft, Tampering } from './draft.js';

/** Ways to falsify the players of a certificate, where it matters. */
export const PLAYER_TAMPERINGS = {
  'a player of the bracket goes down': (draft, random) => {
    if (draft.bracket.kind === 'collapsed-last') return false;
    pick(
      draft.players.filter(({ score }) => score >= draft.bracket.score),
      random,
    ).score = draft.bracket.score - 1;
    return true;
  },
  'a player left out': (draft, random) => {
    const needed = isValued(draft) && draft.published.continuation !== null && draft.edition === 'dutch-2026';
    const index = Math.floor(random() * draft.players.length);
    if (!needed && draft.players[index].score < draft.bracket.score) return false;
    draft.players.splice(index, 1);
    return true;
  },
  'a player named twice': (draft, random) => {
    draft.players.push(pick(draft.players, random));
    return true;
  },
  'a game that only one has played': (draft, random) => {
    const { opponents, id } = pick(draft.players, random);
    if (opponents.length > 0 && random() < 0.5) opponents.pop();
    else {
      const other = draft.players.find((player) => player.id !== id && !opponents.includes(player.id));
      if (other === undefined) return false;
      opponents.push(other.id);
    }
    return true;
  },
  'a pair has met before': (draft, random) => {
    if (draft.kind === 'absolute' || draft.reference === null) return false;
    const pairs = [...draft.published.pairs, ...draft.reference.pairs];
    return (
      pairs.length > 0 && relate(draft, pick(pairs, random), pick(['opponents', 'forbidden'], random), true)
    );
  },
  'a forbidden pair has not met': (draft) => {
    if (draft.rule !== 'C1' && draft.rule !== 'prohibited-pair') return false;
    for (const pair of draft.published.pairs)
      relate(draft, pair, draft.rule === 'C1' ? 'opponents' : 'forbidden', false);
    return true;
  },
  'the bye is open to its taker': (draft) => {
    const taker = draft.players.find(({ id }) => id === draft.published.bye);
    if (draft.rule !== 'C2' || taker === undefined) return false;
    taker.mayTakeBye = true;
    return true;
  },
  'the bye is closed to its taker': (draft) => {
    const bye = [draft.published, draft.reference]
      .flatMap((side) => side?.continuation ?? [])
      .find((pair) => pair.includes(0));
    const taker = draft.players.find(({ id }) => bye?.includes(id) === true);
    if (taker === undefined) return false;
    taker.mayTakeBye = false;
    return true;
  },
  'a topscorer before the final round': (draft, random) => {
    if (draft.isFinal) return false;
    pick(draft.players, random).topscorer = true;
    return true;
  },
  'not the final round': (draft) => {
    if (!draft.players.some(({ topscorer }) => topscorer)) return false;
    draft.isFinal = false;
    return true;
  },
  'the initial-colour': (draft) => {
    if (draft.rule !== 'E.5' && draft.rule !== '5.2.5') return false;
    draft.initialColour = draft.initialColour === 'white' ? 'black' : 'white';
    return true;
  },
  'parity of a pairing number': (draft, random) => {
    if (draft.rule !== 'E.5' && draft.rule !== '5.2.5') return false;
    const [higher] = pick(draft.colours, random).pair;
    for (const player of draft.players) if (player.id === higher) player.parityNumber += 1;
    return true;
  },
  'colours of a player who does not get a preference': (draft, random) => {
    // Without games there is no preference, and the count of the published side is one less.
    if (draft.claims.at(-1)?.rule !== (draft.edition === 'dutch-2026' ? 'C12' : 'C10')) return false;
    const wish = (id: number): string =>
      preference(draft.players.find((player) => player.id === id)?.colours ?? '');
    const wrong = draft.published.pairs.filter(([a, b]) => wish(a) !== '' && wish(a) === wish(b));
    const [id] = pick(wrong, random);
    for (const player of draft.players) if (player.id === id) player.colours = '';
    return true;
  },
  'a float that is counted': (draft) => {
    const last = draft.claims.at(-1);
    if (
      draft.edition !== 'dutch-2026' ||
      draft.kind !== 'quality' ||
      (last?.rule !== 'C14' && last?.rule !== 'C16')
    )
      return false;
    const floats = last.rule === 'C14' ? 'lastFloat' : 'earlierFloat';
    const counted = draft.players.filter(
      (player) =>
        player.score === draft.bracket.score &&
        draft.published.downfloaters.includes(player.id) &&
        player[floats] === 'down',
    );
    for (const player of counted) player[floats] = null;
    return counted.length > 0;
  },
  'unplayed games of the taker of the bye': (draft) => {
    if (draft.edition !== 'dutch-2026' || draft.rule !== 'C9') return false;
    for (const player of draft.players)
      if (draft.published.downfloaters.includes(player.id)) player.unplayed += 1;
    return true;
  },
} as const satisfies Record<string, Tampering<DutchCertificate>>;

function relate(
  { players }: Draft<DutchCertificate>,
  pair: readonly number[],
  relation: 'opponents' | 'forbidden',
  wanted: boolean,
): boolean {
  for (const player of players) {
    const other = pair.find((id) => id !== player.id);
    if (!pair.includes(player.id) || other === undefined) continue;
    player[relation] = player[relation].filter((id) => id !== other);
    if (wanted) player[relation].push(other);
  }
  return true;
}

/** The colour that a player wishes (2017 A.6, 2026 1.7), as a letter. */
function preference(colours: string): string {
  const difference = 2 * colours.replaceAll('B', '').length - colours.length;
  if (colours === '' || Math.abs(difference) > 1 || colours.at(-1) === colours.at(-2))
    return colours === ''
      ? ''
      : difference > 1
        ? 'B'
        : difference < -1
          ? 'W'
          : colours.endsWith('W')
            ? 'B'
            : 'W';
  return difference === 0 ? (colours.endsWith('W') ? 'B' : 'W') : difference > 0 ? 'B' : 'W';
}
