/** Events in which everybody meets everybody: the tables of C.05, and what a published event has of them. */
export * from './berger-table.js';
export * from './schedule.js';
export * from './varma-sets.js';
export * from './restricted-draw.js';
