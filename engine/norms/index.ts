/** Norms for GM, IM, WGM and WIM by B.01, the FIDE Title Regulations applied from 1 January 2024. */
export type { Evaluation } from './evaluate.js';
export {
  DECLARED_EXEMPTIONS,
  type DeclaredExemption,
  isAllPlayAll,
  type FormatPermission,
  type LeastGames,
  type NormEvent,
  type NormFormat,
} from './event.js';
export { isHeld, normSourceOf, normsOpenTo, type NormSettings, type NormSource } from './event-norms.js';
export { federationOf, isKnownFederation, NO_FEDERATION, UNDER_FIDE_FLAG } from './federations.js';
export type { Candidate, ExcludedGame, HalfPoints, NormGame } from './games.js';
export { judgeNorm, type NormResult } from './judge-norm.js';
export { largeSwissOf, type LargeSwiss } from './large-swiss.js';
export { meetsForeignerRequirement } from './mix.js';
export { NORMS, type Norm, type NormTitle } from './norms.js';
export { twoCampsOf, type TwoCamps } from './two-camps.js';
export { titleOf, type NormPlayer, type PrintedPlayer } from './people.js';
export type { MissingFact, Requirement, RequirementName } from './requirement.js';
export { requiredScore } from './required-score.js';
export { requirementsOf, unmetOf, type JudgedName, type JudgedRequirement } from './requirement-list.js';
export type { GameChoice } from './subsets.js';
export { withBye, withOpponent, withoutRound } from './evaluate.js';
