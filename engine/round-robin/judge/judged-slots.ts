import type { Numbering } from '../numbers/numbering.js';
import type { PlayedEvent } from '../played-event.js';
import type { Surroundings } from './away.js';
import { exchangedPlayers } from './exchanged-players.js';
import type { OpenRound } from './open-round.js';
import { differenceOf, expectedRound } from './expected.js';
import type { Difference, ExpectedRound } from './expected.js';
import { roundSlots } from './round-slots.js';
import type { RoundSlot } from './round-slots.js';

/**
 * Which round of the schedule each published round is, by the smallest explanation: a round that could be another one, but
 * not without more errors, is its own one where players in each other's place explain all of it.
 */
export function judgedSlots(event: PlayedEvent, numbering: Numbering): RoundSlot[] {
  const slots = roundSlots(event, numbering);
  const moved = slots.flatMap(({ from, isExchanged }, index) =>
    from === index + 1 || isExchanged || numbering.plan.slots[index] === undefined ? [] : [index],
  );
  if (moved.length === 0) return slots;
  const own = event.rounds.flatMap((_, index) => {
    const slot = numbering.plan.slots[index] ?? null;
    return slots[index].isExchanged || slot === null
      ? []
      : [openRound(event, index, expectedRound(numbering, slot))];
  });
  const groups = exchangedPlayers(own);
  const kept = moved.filter((index) => {
    const group = groups.find(({ rounds }) => rounds.includes(index + 1));
    if (group === undefined) return false;
    const { difference } = openRound(event, index, expectedRound(numbering, slots[index].slot));
    const isWhole = difference.extra.length + difference.missing.length + difference.notPlayed.length === 0;
    return !isWhole || group.rounds.length > 1;
  });
  return kept.length === 0 ? slots : roundSlots(event, numbering, new Set(kept));
}

/** A published round (0-based) as it is compared with an expected one, whatever the rounds around it are. */
function openRound(event: PlayedEvent, index: number, expected: ExpectedRound): OpenRound {
  const against = (other: ExpectedRound): Difference =>
    differenceOf(event, index + 1, other, { ...ANYWHERE, mayRest: (_, id) => other.rests.includes(id) });
  const { games } = event.rounds[index];
  return { round: index + 1, played: games, expected, difference: against(expected), against };
}

const ANYWHERE: Surroundings = { mayRest: () => false, isInPlace: () => true };
