/**
 * `npm run bench`: how fast this machine checks and pairs; see `pairing.ts`. `npm run bench -- server`: what the pairings
 * server bears; see `server-load.ts`. `npm run bench -- event`: an event that was measured, as a file; see `event.ts`.
 */
const others: Readonly<Record<string, () => Promise<unknown>>> = {
  server: () => import('./server-load.js'),
  event: () => import('./event.js'),
};
const [, , first = ''] = process.argv;
const other = Object.hasOwn(others, first) ? others[first] : undefined;
if (other !== undefined) process.argv.splice(2, 1);
await (other ?? (() => import('./pairing.js')))();

export {};
