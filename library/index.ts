/** The package: checking, pairing and generating without a command line. Nothing here needs Node. */
export { audit, type LibraryAuditOptions, type LibraryPlayerRow } from './audit.js';
export { check, type LibraryCheckOptions } from './check.js';
export { explain, type ExplainResult, type LibraryExplainOptions } from './explain.js';
export { pair, type LibraryPairOptions, type PairResult } from './pair.js';
export { shrink, type LibraryShrinkOptions, type ShrinkResult } from './shrink.js';
export { standings, type LibraryStandingsOptions, type StandingsResult } from './standings.js';
export type { StandingsDocument } from '../corpus/schema/types/standings-report.js';
export type { AnswerDocument, AnswerSide } from '../reports/explain/answer-document.js';
export type {
  AlterationDocument,
  BracketDocument,
  ExplainDocument,
  FloatDocument,
  PairDocument,
  QuestionDocument,
  ValueDocument,
} from '../reports/explain/json.js';
export type { TableExplanationDocument } from '../reports/explain/table-json.js';
export type { CheckDocument } from '../reports/check/json.js';
export type {
  DeclarationDocument,
  DeviationDocument,
  EditionDocument,
  ErrorDocument,
  RoundDocument,
  SideDocument,
  StandingsCheckDocument,
  TotalsDocument,
  TournamentDocument,
  WarningDocument,
} from '../reports/check/json.js';
export {
  convertTrf,
  declaredAlterations,
  parseTrf,
  readDocument,
  tournamentOf,
  writeDocument,
  writeTrf,
} from './trf.js';
export type {
  ConvertResult,
  DeclaredAlteration,
  DocumentResult,
  EventDate,
  ParseOptions,
  ParseResult,
  Problem,
  RecordData,
  RecordKind,
  Remark,
  Salvaged,
  Tournament,
  TournamentParts,
  TournamentPlayer,
  TrfDocument,
  TrfRecord,
  TrfVersion,
  WriteOptions,
} from '../corpus/index.js';
export { editionById, editionInForce } from './edition-named.js';
export { editions } from '../engine/index.js';
export type { Colour, Edition, EventData, PointSystem, ResultCode, RoundEntry } from '../engine/index.js';
export { verifyCertificate } from './verify-certificate.js';
export type { Board, CertificateFile } from '../checker/index.js';
export type { Certificate, Verification } from '../engine/index.js';
export { generate, generateTournament, modelOf, parseProvenance, regenerate, steer } from './generate.js';
export { NotPossibleError, presets } from '../generator/index.js';
export type {
  Acceleration,
  Amount,
  FieldConfig,
  FreeAcceleration,
  GeneratedTournament,
  GenerateOptions,
  GeneratorConfig,
  GeneratorSystem,
  PointChoice,
  PointConfig,
  PointPreset,
  PresetName,
  Provenance,
  Quota,
  Range,
  RateConfig,
  RatingConfig,
  RatingDistribution,
  RosterPlayer,
  Seed,
  Span,
  SteerOptions,
  TieBreakChoice,
} from '../generator/index.js';
