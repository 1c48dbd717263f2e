/** Findings in words and documents. Nothing here needs Node. */
export { checkCsv } from './csv.js';
export * from './json.js';
export * from './pairing.js';
export { INTERNAL_ERROR, problemLine } from './problem-words.js';
export { PROGRAM, type Program } from './program.js';
export { editionsJson, editionsText, editionText } from './rules-text.js';
export { checkText } from './text.js';
export { explain, REPORT_HINT, type ExplainContext } from './wording.js';
