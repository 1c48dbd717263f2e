import { bursteinEditions, bursteinNames } from './burstein/index.js';
import { doubleSwissEditions, doubleSwissNames } from './double-swiss/index.js';
import { dubovEditions, dubovNames } from './dubov/index.js';
import { dutchEditions, dutchNames } from './dutch/index.js';
import { limEditions, limNames } from './lim/index.js';
import type { SystemNames } from './interface/names.js';
import type { Edition } from './interface/system.js';
import { teamSwissEditions, teamSwissNames } from './team-swiss/index.js';

/** A system: how files name it, and its editions, oldest first. */
export interface System {
  readonly names: SystemNames;
  readonly editions: readonly Edition[];
}

/**
 * Every system. The first is the usual one: an event that names none is taken for one of it. Adding a system is a folder,
 * and a line here; where it makes certificates, another one in `verifiers.ts`.
 */
export const SYSTEMS: readonly System[] = [
  { names: dutchNames, editions: dutchEditions },
  { names: dubovNames, editions: dubovEditions },
  { names: bursteinNames, editions: bursteinEditions },
  { names: limNames, editions: limEditions },
  { names: doubleSwissNames, editions: doubleSwissEditions },
  { names: teamSwissNames, editions: teamSwissEditions },
];
