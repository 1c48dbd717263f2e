import type { Edition } from '../../engine/index.js';
import { capital } from './numbers.js';

/** The name of an edition in a list: "Dutch 2026", "Double-Swiss 2026". */
export function editionLabel({ id, system }: Pick<Edition, 'id' | 'system'>): string {
  return `${systemLabel({ system })} ${yearLabel({ id, system })}`;
}

/** The name of its system: "Double-Swiss". */
export function systemLabel({ system }: Pick<Edition, 'system'>): string {
  return system.split('-').map(capital).join('-');
}

/** Its year, with what else is in its name: "2015 draft". */
export function yearLabel({ id, system }: Pick<Edition, 'id' | 'system'>): string {
  return id.slice(system.length + 1).replaceAll('-', ' ');
}

/** When an edition is in force: "since 1 February 2026". */
export function forceWords({ from, isFromUncertain, until }: Edition): string {
  if (from === null) return 'no days in force';
  const first = isFromUncertain === true ? `about ${dayWords(from)}` : dayWords(from);
  return until === null ? `since ${first}` : `from ${first} to ${dayWords(until)}`;
}

function dayWords(day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', options);
}
