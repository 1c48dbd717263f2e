/** Programs that are put to the test, and what they are asked. Needs Node: not for the library. */
export {
  followsTable,
  type AskedProgram,
  type CandidateProgram,
  type TableProgram,
} from './candidate-program.js';
export { openCandidate, openProgram, type OpenOptions } from './open-candidate.js';
export type {
  CheckAnswer,
  Couple,
  Failure,
  GenerateAnswer,
  Instead,
  PairAnswer,
  Pairing,
  RoundOpinion,
} from './answers/answers.js';
export { editionOfProfile } from './edition-of-profile.js';
export { fileFor, fileToPair, fileUpToNow } from './dialect.js';
export { CandidateError, placedProgram } from './call/find-program.js';
export { drawWish, type Wish } from './generator-wishes.js';
export type { Ability, CandidateProfile, Commands, Dialect, Limits } from './profile.js';
export { shippedNames, shippedProfile } from '../profiles/index.js';
export { smokeTest } from './smoke/smoke-test.js';
export type { SmokeResult } from './smoke/test-abilities.js';
export { smokeTestByTable } from './smoke/table-smoke-test.js';
export { FILE_TRAITS, type FileTrait } from './smoke/file-traits.js';
export { askPairing, withPairing } from './ask-pairing.js';
export { judgeAnswer } from './answers/judge-answer.js';
export { presentIn, tournamentBefore, tournamentUpTo } from './tournament-before.js';
export { plantCanary, type Canary, type PlantedError } from './canary.js';
export { live } from '../directions/live.js';
export { hasQuestion, positionTrial, type Position } from '../directions/positions.js';
export { replay } from '../directions/replay.js';
export { theirChecker } from '../directions/their-checker.js';
export { theirFiles } from '../directions/their-files.js';
export { liveByTable } from '../directions/by-table/live.js';
export { checkerByTable } from '../directions/by-table/their-checker.js';
export { filesByTable } from '../directions/their-files.js';
export type { TrialSettings } from '../directions/settings.js';
