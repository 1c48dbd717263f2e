/** Re-pairing, comparing, explaining. Nothing here needs Node. */
export { checkFile, invalidReport } from './check-file.js';
export { checkRounds, DEFAULT_CHECK, type CheckOptions } from './check-tournament.js';
export { chooseEdition, type EditionDecision } from './edition-choice.js';
export { judgeRound } from './judge-round.js';
export { pairTournamentRound, type PairAnswer, type PairOptions } from './pair-next.js';
export { boardsOf, publishedRound, type PublishedPair, type PublishedRound } from './published-round.js';
export * from './report.js';
