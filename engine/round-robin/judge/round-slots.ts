import { gameOf, roundOfPair } from '../berger-table.js';
import type { Numbering } from '../numbers/numbering.js';
import type { PlayedEvent, PlayedGame } from '../played-event.js';
import type { Slot } from '../schedule.js';

/** Which round of the schedule a published round is. */
export interface RoundSlot {
  /** Null: more rounds were played than the table has, and this one is none of them. */
  readonly slot: Slot | null;
  /** The round (1-based) whose games were played; that of its own, but where rounds are exchanged. */
  readonly from: number;
  /** Whether in that round the games of this one were played. */
  readonly isExchanged: boolean;
  /** Whether another published round is that round as well, and rather than this one. */
  readonly isRepeated: boolean;
  /** The round (1-based) that is not played since this one is another one; null: there is none. */
  readonly never: number | null;
}

/**
 * Which round of the schedule each published round is: its own one, unless more than half of its games, and more than of
 * its own, are those of another one.
 * @param kept indexes of rounds that are their own ones in any case.
 */
export function roundSlots(
  event: PlayedEvent,
  numbering: Numbering,
  kept: ReadonlySet<number> = new Set(),
): RoundSlot[] {
  const { slots } = numbering.plan;
  const tableRounds = event.rounds.map(({ games }, index) =>
    kept.has(index) ? null : otherTableRound(games, index, numbering),
  );
  const sources = event.rounds.map(({ games }, index) => sourceOf(games, index, tableRounds, numbering));
  const withColours = sources.map((source, index) => {
    if (source !== index || !isTurned(event.rounds[index].games, slots[index], numbering)) return source;
    // In another cycle the same games have these colours.
    const twin = slots.findIndex(
      (slot, other) =>
        slot.tableRound === slots[index]?.tableRound &&
        slot.isReversed !== slots[index]?.isReversed &&
        other < event.rounds.length &&
        sources[other] === other &&
        isTurned(event.rounds[other].games, slot, numbering),
    );
    return twin < 0 ? source : twin;
  });
  return withColours.map((source, index) => {
    const isRepeated = source !== index && placeOf(source, withColours) !== index;
    const never = isRepeated ? missingFor(index, withColours) : null;
    return {
      slot: slots[source] ?? null,
      from: source + 1,
      isExchanged: source !== index && withColours[source] === index,
      isRepeated,
      never: never !== null && never < slots.length ? never + 1 : null,
    };
  });
}

/** The published round that counts as a round of the schedule: in its place, or exchanged for it, or the first. */
function placeOf(source: number, sources: readonly number[]): number {
  if (sources[source] === source) return source;
  const exchanged = sources[source];
  return exchanged !== undefined && sources[exchanged] === source ? exchanged : sources.indexOf(source);
}

/** The round that is not played since one is repeated: the one in whose place it is, or whose place has it in turn. */
function missingFor(index: number, sources: readonly number[]): number {
  const seen = new Set<number>();
  for (let missing = index; ;) {
    const place = placeOf(missing, sources);
    if (place < 0 || seen.has(missing)) return missing;
    seen.add(missing);
    missing = place;
  }
}

/** The round of the table, another than its own, of which a published round has the games; null: it is its own one. */
function otherTableRound(games: readonly PlayedGame[], index: number, numbering: Numbering): number | null {
  const { plan, places } = numbering;
  const own = plan.slots[index]?.tableRound;
  const counts = new Map<number, number>();
  for (const game of games) {
    const [white, black] = numbersOf(game, numbering);
    const round = roundOfPair(places, white, black);
    counts.set(round, (counts.get(round) ?? 0) + 1);
  }
  const [[round, count] = [0, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  if (round === own || 2 * count <= games.length) return null;
  const least = own === undefined ? leastOfRound(numbering) : (counts.get(own) ?? 0) + 1;
  return count < least ? null : round;
}

/**
 * Index of the round whose games these are. Several cycles have them: it is one with their colours, and of equal ones that
 * which has the games of this round in turn, then one that is itself another round, then one in its place.
 */
function sourceOf(
  games: readonly PlayedGame[],
  index: number,
  tableRounds: readonly (number | null)[],
  numbering: Numbering,
): number {
  const { slots } = numbering.plan;
  const round = tableRounds[index];
  if (round === null) return index;
  const own = slots[index]?.tableRound;
  const rankOf = (one: number): number => {
    const turned = games.filter((game) => isTurnedGame(game, slots[one], numbering)).length;
    const there = tableRounds[one];
    const place = there === undefined ? 3 : there === null ? 2 : there === own ? 0 : 1;
    return 4 * turned + place;
  };
  const candidates = [...slots.keys()].filter((one) => slots[one].tableRound === round);
  return candidates.reduce((best, one) => (rankOf(one) < rankOf(best) ? one : best));
}

/** So many games beyond the table are a round that is played again; fewer are games that are. */
function leastOfRound({ numberOf }: Numbering): number {
  return Math.max(2, Math.floor(numberOf.size / 4) + 1);
}

/** All games whose colours are told have the other ones. */
function isTurned(games: readonly PlayedGame[], slot: Slot | undefined, numbering: Numbering): boolean {
  const known = games.filter(({ coloursKnown }) => coloursKnown);
  return slot !== undefined && known.length > 0 && known.every((game) => isTurnedGame(game, slot, numbering));
}

function isTurnedGame(game: PlayedGame, { tableRound, isReversed }: Slot, numbering: Numbering): boolean {
  const [white, black] = numbersOf(game, numbering);
  if (!game.coloursKnown || roundOfPair(numbering.places, white, black) !== tableRound) return false;
  return (gameOf(numbering.places, white, black).white === white) === isReversed;
}

function numbersOf({ white, black }: PlayedGame, { numberOf }: Numbering): readonly [number, number] {
  return [numberOf.get(white) ?? 0, numberOf.get(black) ?? 0];
}
