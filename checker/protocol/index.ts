/** The pairings server's side of the rules: what was given out, what came back, and the protocol of it. */
export { answerFile, tableAnswer, type AnswerFault, type AnswerFile } from './answer-file.js';
export { canonicalText } from './canonical.js';
export { enterResults, type Absence, type AbsenceKind, type EnteredResults } from './enter-results.js';
export {
  hasFile,
  nextEntry,
  signedText,
  type EntrySignature,
  type ErasablePerson,
  type PersonCommitment,
  type FileEvent,
  type Hash,
  type JudgeSignature,
  type ProtocolDocument,
  type ProtocolEntry,
  type ProtocolEvent,
  type RegisteredEvent,
  type RecordedDeviation,
  type RoundEvent,
  type Sign,
  type TakenBackEvent,
} from './chain.js';
export { compareFiles, repairedRounds, roundCode } from './compare.js';
export { ofBreach, ofDifference } from './difference.js';
export { DIFFERENCE_KINDS, type Difference, type DifferenceKind } from './difference.js';
export {
  compareHeads,
  headText,
  signedHead,
  type ComparedHead,
  type HeadsDocument,
  type ProtocolHead,
  type SignedHead,
} from './heads.js';
export {
  nextRound,
  type GivenRound,
  type InvalidFault,
  type RefusedRound,
  type RoundAnswer,
  type RoundFault,
  type RoundRequest,
} from './next-round.js';
export { commitTo, judgePersons, wholeFile, type CommittedPersons } from './persons.js';
export { verifyProtocol, type ProtocolFault, type VerifiedEntry } from './verify-protocol.js';
export {
  roundSheet,
  type BoardResult,
  type ByeCode,
  type RoundSheet,
  type SheetBoard,
  type SheetPlayer,
} from './round-sheet.js';
