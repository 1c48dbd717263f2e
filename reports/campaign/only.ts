import type { TrialResult } from '../../certification/campaign/trials/trial.js';
import { caseTitle, explanation, inShort, noteWords } from './trial-words.js';
import { OUTCOME_WORDS } from './words.js';

/** What one tournament gave in each direction, for people or as JSON; the file comes last. */
export function onlyText(results: readonly TrialResult[], asJson: boolean): string {
  if (asJson) return `${JSON.stringify(results.map(inWords), null, 2)}\n`;
  return results.map(resultText).join('\n');
}

/** A result with its deviations in both forms in place of what the checker finds. */
function inWords(result: TrialResult): object {
  const deviations = result.deviations.map((deviation) => {
    const { round, kind, rule, article } = deviation;
    const [long, short] = [explanation(deviation, result), inShort(deviation, result)];
    return { round, kind, rule, article, explanation: long, summary: short };
  });
  return { ...result, note: noteWords(result), deviations };
}

function resultText(result: TrialResult): string {
  const { outcome, deviations, file, roundFiles } = result;
  const note = noteWords(result);
  const lines = [
    `${caseTitle(result)}: ${OUTCOME_WORDS[outcome]}${note === '' ? '' : `: ${note}`}`,
    ...deviations.map((deviation) => `  round ${deviation.round}: ${explanation(deviation, result)}`),
    ...[...(file === null ? [] : [file]), ...Object.values(roundFiles)].flatMap((text) => [
      '',
      ...text.split(/\r\n|\r|\n/),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
