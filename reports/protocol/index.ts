/** What the pairings server says, in words and documents. */
export { alteredRound, alteredWords, type AlteredBoard, type AlteredRound } from './altered-boards.js';
export { breachesOf, stoppedIn, type Breach } from './breaches.js';
export { deviationsCsv, type DeviationDocument } from './deviations.js';
export {
  ATTENTION,
  attentionHeadline,
  DAYS_AFTER_CLOSING,
  DAYS_OF_SILENCE,
  eventState,
  type EventStanding,
  type EventState,
} from './event-state.js';
export { differenceWords, type DifferencePeople } from './difference-words.js';
export { answerFaultWords, refusedRoundWords } from './refusal-words.js';
export {
  verifyProtocolDocument,
  verifyProtocolJson,
  verifyProtocolText,
  type JudgedProtocol,
  type ProtocolProof,
  type ProtocolProofs,
  type VerifyProtocolDocument,
} from './verify-protocol.js';
