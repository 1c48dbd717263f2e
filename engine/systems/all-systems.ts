import { dutchEditions } from './dutch/index.js';
import type { Edition } from './system.js';

/**
 * Every system with its editions, oldest first. The first system is the usual one: an event that names none is taken for
 * one of it. Adding a system is a folder, and a line here.
 */
export const SYSTEMS: readonly (readonly Edition[])[] = [dutchEditions];
