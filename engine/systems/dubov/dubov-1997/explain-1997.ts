import type { Candidate, Place } from '../../interface/candidate.js';
import type { Alteration, Composition, Demand, FloatReason, Seat } from '../../interface/system.js';
import type { Board1997 } from './board-1997.js';
import type { GroupPairing, Walk1997 } from './group-1997.js';
import { decisions1997, orderRules1997 } from './rules-1997.js';
import { columnsIn } from './sequence-1997.js';
import { chosenIn } from './stage-1997.js';
import type { Stage1997 } from './stage-1997.js';

/** The groups of a stage, and what leads from them to its pairs. */
export function composition1997(stage: Stage1997): Composition {
  if (stage.kind === 'bye') return { groups: {}, alterations: [], seats: [] };
  const columns = columnsIn(stage);
  const names =
    stage.kind === 'first-round' ? (['upper', 'lower'] as const) : (['whites', 'blacks'] as const);
  const [left, right] = [columns?.left ?? [], columns?.right ?? []];
  const seats = [
    ...left.map((place, row): Seat => seat(place, names[0], row, right)),
    ...right.map((place, row): Seat => seat(place, names[1], row, left)),
  ];
  const two = { [names[0]]: left, [names[1]]: right };
  if (stage.kind === 'first-round') return { groups: two, alterations: [], seats };
  const { transfers } = stage.pairing;
  const came = transfers.length === 0 ? null : transfers.map(({ player }) => player);
  return { groups: { transferred: came, ...two }, alterations: alterationsOf(stage.pairing), seats };
}

function alterationsOf({ floaterPairs, transfers, columns }: GroupPairing): Alteration[] {
  const { floaterRating, forOne, forNumber, moveWhites, moveBlacks, ownColumn } = decisions1997;
  const made: Alteration[] = floaterPairs.map(([floater, opponent]) => ({
    ...{ step: 'floater', rule: floaterRating },
    ...{ from: [floater], to: [opponent] },
  }));
  for (const { player, forWhom } of transfers)
    made.push(
      forWhom === null
        ? { step: 'transfer', rule: forNumber, from: [], to: [player] }
        : { step: 'transfer-for', rule: forOne, from: [forWhom], to: [player] },
    );
  for (const { moved, movedFrom, own, whites, blacks, rows } of columns) {
    if (movedFrom !== null)
      made.push(
        movedFrom === 'white'
          ? { step: 'to-blacks', rule: moveWhites, from: moved, to: [] }
          : { step: 'to-whites', rule: moveBlacks, from: moved, to: [] },
      );
    if (own !== null) made.push({ step: 'own-column', rule: ownColumn, from: [own[0]], to: [own[1]] });
    const changed = rows.flatMap((black, row) => (blacks[row] === black ? [] : [row]));
    if (changed.length > 0)
      made.push({
        ...{ step: 'changed-rows', rule: orderRules1997.improvement },
        ...{ from: changed.map((row) => whites[row]), to: changed.map((row) => rows[row]) },
      });
  }
  return made;
}

/** Why players stay over. */
export function floatReason1997(stage: Stage1997): FloatReason {
  if (stage.kind === 'bye' || stage.kind === 'first-round') return 'bye';
  const { group, pairing } = stage;
  const members = group.floaters.length + group.residents.length + pairing.transfers.length;
  return pairing.floaters.length === 1 && members % 2 === 1 ? 'odd' : 'no-more-pairs';
}

/**
 * The pairing of a stage that follows the text as far as a demand lets it: two who meet nobody else, or one who meets
 * nobody.
 */
export function bestWith(
  board: Board1997,
  walkOf: (board: Board1997) => Walk1997,
  stage: Stage1997,
  demand: Demand,
): Candidate | null {
  const chosen = chosenIn(stage);
  if (chosen === null || meets(stage, demand, chosen)) return chosen;
  if (stage.kind === 'first-round') return exchangedFor(board, chosen, demand);
  const asked = board.asked(demand);
  const walk = walkOf(asked);
  if (stage.kind === 'bye') {
    const taker = 'float' in demand ? demand.float : walk.bye(without(stage.open, demand.pair));
    if (taker === null || !board.player(taker).mayTakeBye) return null;
    const found = { pairs: [], floaters: [taker] };
    return walkOf(board).isPairable(without(stage.open, [taker])) ? found : null;
  }
  const pairing = walk.pair(stage.group);
  const found = chosenIn({ ...stage, kind: 'scoregroup', pairing });
  return found !== null && meets(stage, demand, found) ? found : null;
}

/** The first round with the opponents of two players paired, so that the two meet or the one has the bye. */
function exchangedFor(board: Board1997, { pairs, floaters }: Candidate, demand: Demand): Candidate | null {
  const [taker] = floaters;
  const opponentOf = (place: Place): Place | null =>
    pairs.find((pair) => pair.includes(place))?.find((other) => other !== place) ?? null;
  const [a, b] = 'float' in demand ? [demand.float, null] : demand.pair;
  const [one, other] = [opponentOf(a), b === null ? (taker ?? null) : opponentOf(b)];
  const made = [b === null ? [] : [a, b], [one, other].filter((place) => place !== null)];
  const fresh = made.flatMap(([x, y]) => (x === undefined || y === undefined ? [] : [inRank(x, y)]));
  if (fresh.some((pair) => !board.mayMeet(...pair))) return null;
  const kept = pairs.filter((pair) => !pair.some((place) => [a, b].includes(place)));
  const paired = new Set([...kept, ...fresh].flat());
  const left = [...pairs.flat(), ...floaters].filter((place) => !paired.has(place));
  return { pairs: [...kept, ...fresh], floaters: left };
}

function inRank(a: Place, b: Place): readonly [Place, Place] {
  return a < b ? [a, b] : [b, a];
}

/** A pair one of whom goes down, or both of whom are still to come, may be made later. */
function meets(stage: Stage1997, demand: Demand, { pairs, floaters }: Candidate): boolean {
  if ('float' in demand) return floaters.includes(demand.float);
  const { pair } = demand;
  if (stage.kind === 'bye') return !pair.some((place) => floaters.includes(place));
  const made = pairs.filter((places) => places.some((place) => pair.includes(place)));
  return made.length === 0 || made.every((places) => places.every((place) => pair.includes(place)));
}

function seat(place: Place, group: string, row: number, others: readonly Place[]): Seat {
  return { place, group, number: row + 1, opposite: others.at(row) ?? null };
}

function without(places: readonly Place[], others: readonly Place[]): Place[] {
  return places.filter((place) => !others.includes(place));
}
