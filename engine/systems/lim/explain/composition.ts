import type { Place } from '../../interface/candidate.js';
import type { Alteration, Composition, Seat } from '../../interface/system.js';
import type { LimBoard } from '../board.js';
import type { GroupPairing } from '../group.js';
import { triesOf } from '../orders.js';
import { scrutinised } from './sequence-place.js';
import type { GroupStage, LimStage } from '../stages.js';

/** The groups of a stage, and what leads from them to its pairs. */
export function compositionOf(board: LimBoard, stage: LimStage): Composition {
  if (stage.kind === 'bye' || stage.pairing === null) return { groups: {}, alterations: [], seats: [] };
  const { group, pairing, passing } = stage;
  const list = scrutinised(board, stage, pairing);
  const [first, second] = [list.slice(0, list.length / 2), list.slice(list.length / 2)];
  const [top, bottom] = stage.kind === 'up' ? [second.reverse(), first.reverse()] : [first, second];
  const floaters = [...group.floaters, ...passing];
  return {
    groups: { floaters: floaters.length === 0 ? null : floaters, top, bottom },
    alterations: [
      ...floatersIn(board, stage, pairing),
      ...opponentsOfFloaters(board, pairing),
      ...exchangesIn(board, list, pairing),
      ...crackedIn(board, stage),
    ],
    seats: [...seats(top, 'top', bottom), ...seats(bottom, 'bottom', top)],
  };
}

/** Articles 2.3, 3 and 4.4, and 6 before them. */
function floatersIn(board: LimBoard, stage: GroupStage, pairing: GroupPairing): Alteration[] {
  const { steps, rules } = board.edition;
  const { lastRound, evenDown, evenUp, wanted } = rules;
  const { isFreed, alone, even, exchanged } = pairing;
  const evening = stage.kind === 'up' ? evenUp : evenDown;
  return [
    ...(isFreed ? [{ step: 'freed', rule: lastRound, from: [], to: [] }] : []),
    ...alone.map((place) => {
      const hasMetAll = [...stage.group.floaters, ...stage.group.residents].every(
        (other) => other === place || board.player(place).opponents.includes(board.player(other).id),
      );
      const rule = hasMetAll ? steps.metAll : steps.noColour;
      return { step: hasMetAll ? 'met-all' : 'no-colour', rule, from: [place], to: [] };
    }),
    ...(even === null ? [] : [{ step: 'even', rule: evening, from: [even], to: [] }]),
    ...(exchanged === null
      ? []
      : [{ step: 'exchanged', rule: steps.exchangedFloater, from: [exchanged], to: [] }]),
    ...pairing.wanted.map((place) => ({ step: 'wanted', rule: wanted, from: [place], to: [] })),
  ];
}

function opponentsOfFloaters(board: LimBoard, { floaterPairs }: GroupPairing): Alteration[] {
  const rule = board.edition.rules.floaterNumber;
  return floaterPairs.map(([floater, opponent]) => ({
    step: 'floater',
    rule,
    from: [floater],
    to: [opponent],
  }));
}

/** 4.1-4.3, 5.2: who does not meet the opponent proposed, and why. */
function exchangesIn(
  board: LimBoard,
  list: readonly Place[],
  { isFreed, pairs }: GroupPairing,
): Alteration[] {
  const { exchange, scrutiny } = board.edition.rules;
  const areCompatible = isFreed ? board.mayMeet : board.areCompatible;
  let left = list;
  return pairs.flatMap(([one, opponent]): Alteration[] => {
    const [proposed] = triesOf(left);
    left = left.filter((place) => place !== one && place !== opponent);
    if (proposed === opponent) return [];
    const made = { from: [one, proposed], to: [opponent] };
    if (!areCompatible(one, proposed)) return [{ step: 'incompatible', rule: exchange, ...made }];
    if (board.areDueAlike(one, proposed)) return [{ step: 'colours', rule: scrutiny, ...made }];
    return [{ step: 'others', rule: exchange, ...made }];
  });
}

/** 2.6. */
function crackedIn(board: LimBoard, { cracked, passing }: GroupStage): Alteration[] {
  const rule = board.edition.rules.cracked;
  return [
    ...cracked.map((pair) => ({ step: 'cracked', rule, from: pair, to: [] })),
    ...(passing.length === 0 ? [] : [{ step: 'passing', rule, from: passing, to: [] }]),
  ];
}

function seats(places: readonly Place[], group: string, others: readonly Place[]): Seat[] {
  return places.map((place, i) => ({ place, group, number: i + 1, opposite: others.at(i) ?? null }));
}
