/**
 * `npm run bench`: how fast this machine checks and pairs; see `pairing.ts`. `npm run bench -- server`: what the pairings
 * server bears; see `server-load.ts`.
 */
const [, , first] = process.argv;
if (first === 'server') process.argv.splice(2, 1);
await import(first === 'server' ? './server-load.js' : './pairing.js');

export {};
