/** Re-pairing, comparing, explaining. Nothing here needs Node. */
export { askedTournament, type AskedTournament, type RefusedTournament } from './asked-tournament.js';
export { checkFile } from './check-file.js';
export { unjudgedReport } from './case/unjudged-report.js';
export { recognisedUnjudged } from './case/recognised-unjudged.js';
export { unjudgedByGames, unjudgedByWords, type UnjudgedEvent, type UnjudgedKind } from './case/unjudged.js';
export {
  invalidReport,
  isWrong,
  NO_SUCH_ROUNDS,
  type Person,
  type TournamentReport,
} from './tournament-report.js';
export { fitFile } from './fit/fit-file.js';
export { closestOf, countsOf, fits } from './fit/trials.js';
export { withProvisionalRatings, type Missing, type MissingRatings } from './edition/missing-data.js';
export { readForEdition, type ReadTournament } from './edition/read-for-edition.js';
export { checkRounds, DEFAULT_CHECK, type CheckOptions } from './check-tournament.js';
export type { PairCost } from './explain/bracket-story.js';
export type { ColourDifference } from './judge/colour-facts.js';
export type { ParityNumber } from './judge/colour-facts.js';
export { EXPLAIN_LIMIT, isLeftUndecided } from './judge/limited.js';
export type { ExplainLimit, StoppedSearches } from './judge/limited.js';
export { chooseEdition, type EditionDecision } from './edition/edition-choice.js';
export type {
  ChoiceSource,
  DeclaredForm,
  EditionRefusal,
  Misfit,
  RefusedEdition,
  RoundsFit,
  TeamSettings,
  UnclearDate,
} from './edition/choice-source.js';
export type { FileProblem, FoundCode, FoundFacts, FoundProblem, RatedPlayer } from './found-problem.js';
export { ACCELERATION_OPTIONS, type AccelerationOption } from './case/acceleration.js';
export { decideCase, decideSettledCase, type CaseDecision } from './case/decide-case.js';
export { reportedCase } from './case/reported-case.js';
export type {
  CloserAcceleration,
  ReportedAcceleration,
  ReportedCase,
  ReportedLength,
} from './case/reported-facts.js';
export { caseOfOther, declaredCase, type SwissCase } from './case/swiss-case.js';
export {
  candidateList,
  type CandidateList,
  type ListedCandidate,
  type ListedRound,
} from './explain/candidate-list.js';
export { readingDependence } from './judge/reading-dependence.js';
export { judgeRound } from './judge/judge-round.js';
export { openGamesOf, withOpenGamesDrawn, type OpenGames } from './open-games.js';
export { pairTournamentRound, type PairAnswer, type PairFault, type PairOptions } from './pair-next.js';
export {
  boardsOf,
  publishedRound,
  type PublishedPair,
  type PublishedRound,
} from './judge/published-round.js';
export type { Change } from './known-then/change.js';
export * from './report.js';
export type { DeclaredKnowledge, SeriesKnowledge } from './known-then/knowledge.js';
export { asKnownBefore, gamesAsKnownBefore, hadOtherNumbers } from './known-then/as-known.js';
export { eventSchedule, scheduledBoards, type EventSchedule } from './round-robin/event-schedule.js';
export { TABLE_RULE_LIST, type TableRule } from '../engine/round-robin/index.js';
export {
  tableStoryOf,
  type TableAnswer,
  type TableStory,
  type ExplanationByTable,
} from './round-robin/table-story.js';
export type { RoundRobinFacts, Withdrawal } from './round-robin/facts.js';
export { namedRoundRobin, roundRobinNamed, type RoundRobinId } from './round-robin/recognise.js';
export { checkRoundRobin } from './round-robin/check-round-robin.js';
export * from './totals.js';
export * from './picture/picture.js';
export { tournamentPicture } from './picture/tournament-picture.js';
export * from './explain/bracket-story.js';
export * from './explain/explain-tournament.js';
export type { FloatStory } from './explain/float-story.js';
export { whyNot, type Answer, type Instead, type Opponent, type Where } from './explain/question.js';
export { openRound, type BracketName, type OpenedRound } from './explain/reference-round.js';
export type { Refusal } from './explain/refusal.js';
export { explainRound, type RoundStory } from './explain/story.js';
export type { PublishedReason } from './explain/published-reason.js';
export {
  isPublished,
  whyPaired,
  type Meeting,
  type PairedAnswer,
  type PathStep,
  type Seat,
} from './explain/why-paired.js';
export { proveFile, type ProvedFile } from './proof/prove-file.js';
export type { CertificateFile } from './proof/prove-file.js';
export { verify, type CertificateFault, type CheckedCertificate } from './proof/verify.js';
export type { ComparedColumn, StandingsComparison } from './standings/comparison.js';
export * from './standings/standings-report.js';
export {
  chooseTieBreaks,
  type ChosenTieBreaks,
  type TieBreakRecord,
  type WrongTieBreaks,
} from './standings/tie-breaks-of-file.js';
export {
  checkStandings,
  type NotCheckedStandings,
  type StandingsCheck,
  type StandingsCheckOptions,
} from './standings/standings-check.js';
export {
  ruleOfStandings,
  type DecidedRank,
  type RankDeviation,
  type StandingsDeviation,
} from './standings/deviation.js';
export type { StandingsExplanation } from './standings/explanations.js';
