/** Findings in words and documents. Nothing here needs Node. */
export { unjudgedWords } from './words/unjudged-words.js';
export {
  skippedVerdict,
  verdictOf,
  wholeReport,
  type FileVerdict,
  type ReportSettings,
} from './check/file-verdict.js';
export { OUTCOMES, type Outcome } from './check/outcome.js';
export type { CheckFormat, CheckSummary } from './check/format.js';
export {
  CHECK_FORMAT_NAMES,
  endingOf,
  hasTotals,
  isForFit,
  isForPairs,
  loadFormat,
  type CheckFormatName,
} from './check/formats.js';
export type { AnswerDocument, AnswerSide } from './explain/answer-document.js';
export * from './explain/json.js';
export {
  tableExplanationDocument,
  tableExplanationJson,
  type TableExplanationDocument,
} from './explain/table-json.js';
export { answerWords, explainText, questionWords } from './explain/text.js';
export * from './check/json.js';
export {
  convertDocument,
  convertJson,
  convertLines,
  type ConvertDocument,
  type ConvertedFile,
} from './convert.js';
export * from './pairing.js';
export { internalErrorWords } from './words/input-problems.js';
export { spokenProblem } from './words/found-problem-words.js';
export {
  faultWords,
  misfitWords,
  refusedEditionWords,
  refusedTournamentWords,
} from './words/refusal-words.js';
export { caseLines } from './words/case-words.js';
export { INTERNAL_ERROR, problemLine } from './words/problem-words.js';
export { unclearDateWords } from './words/edition-words.js';
export { PROGRAM, type Program } from './program.js';
export { tableRuleJson, tableRulesJson, tableRulesText, tableRuleText } from './table-rules.js';
export { tableRefusalWords, tableStoryText } from './words/round-robin/story-words.js';
export { editionsJson, editionsText, editionText } from './rules-text.js';
export { explainBriefly } from './words/deviation/short-wording.js';
export { explain, REPORT_HINT, type ExplainContext } from './words/deviation/wording.js';
export { standingsCsv } from './standings/csv.js';
export { standingsDocument, standingsJson } from './standings/json.js';
export { listProblemWords, standingsRefusalWords } from './standings/list-words.js';
export { standingsText } from './standings/text.js';
export * from './standings/many.js';
export { ruleName } from './words/names.js';
export { peopleOf, type People } from './words/person.js';
export { participantsIn } from './words/participants.js';
