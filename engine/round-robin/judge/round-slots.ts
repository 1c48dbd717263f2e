import { gameOf, roundOfPair } from '../berger-table.js';
import type { Numbering } from '../numbers/find-numbers.js';
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
}

/**
 * Which round of the schedule each published round is: its own one, unless more than half of its games, and more than of
 * its own, are those of another one.
 */
export function roundSlots(event: PlayedEvent, numbering: Numbering): RoundSlot[] {
  const { slots } = numbering.plan;
  const sources = event.rounds.map(({ games }, index) => sourceOf(games, index, numbering));
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
  return withColours.map((source, index) => ({
    slot: slots[source] ?? null,
    from: source + 1,
    isExchanged: source !== index && withColours[source] === index,
  }));
}

/** Index of the round whose games these are. */
function sourceOf(games: readonly PlayedGame[], index: number, numbering: Numbering): number {
  const { plan, places } = numbering;
  const own = plan.slots[index]?.tableRound;
  const counts = new Map<number, number>();
  for (const game of games) {
    const [white, black] = numbersOf(game, numbering);
    const round = roundOfPair(places, white, black);
    counts.set(round, (counts.get(round) ?? 0) + 1);
  }
  const [[round, count] = [0, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  if (own === undefined || round === own || 2 * count <= games.length || count <= (counts.get(own) ?? 0))
    return index;
  const candidates = [...plan.slots.keys()].filter((one) => plan.slots[one].tableRound === round);
  const turnedIn = (one: number): number =>
    games.filter((game) => isTurnedGame(game, plan.slots[one], numbering)).length;
  return candidates.reduce((best, one) => (turnedIn(one) < turnedIn(best) ? one : best));
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
