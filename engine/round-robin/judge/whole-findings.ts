import type { Numbering } from '../numbers/numbering.js';
import type { PlayedEvent } from '../played-event.js';
import { cycleOf } from '../schedule.js';
import type { TableFinding } from './finding.js';

/**
 * What is found once of all rounds, or of all rounds of a cycle: their colours are turned. It is reported in the first of
 * them (1-based); each round is compared with the turned colours.
 */
export function wholeFindings(event: PlayedEvent, numbering: Numbering, round: number): TableFinding[] {
  const { plan, places, isTurned } = numbering;
  const found: TableFinding[] = isTurned && round === 1 ? [{ kind: 'event-colours' }] : [];
  for (const cycle of plan.turnedCycles) {
    const rounds = event.rounds.flatMap((_, index) =>
      index < plan.slots.length && cycleOf(places, plan.cycles, index) === cycle ? [index + 1] : [],
    );
    if (rounds[0] === round)
      found.push({ kind: 'cycle-colours', cycle, like: likeCycle(cycle, numbering), rounds });
  }
  return found;
}

/** The nearest cycle whose colours these are: the one before it, if that has its own ones. */
function likeCycle(cycle: number, { plan }: Numbering): number {
  const others = Array.from({ length: plan.cycles.cycles }, (_, index) => index + 1);
  const alike = others.filter((one) => (one - cycle) % 2 !== 0 && !plan.turnedCycles.includes(one));
  const before = alike.findLast((one) => one < cycle);
  return before ?? alike[0] ?? (cycle === 1 ? 2 : cycle - 1);
}
