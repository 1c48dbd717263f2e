import type { TrialResult } from '../../certification/campaign/trials/trial.js';
import { caseTitle, OUTCOME_WORDS } from './words.js';

/** What one tournament gave in each direction, for people or as JSON; the file comes last. */
export function onlyText(results: readonly TrialResult[], asJson: boolean): string {
  if (asJson) return `${JSON.stringify(results, null, 2)}\n`;
  return results.map(resultText).join('\n');
}

function resultText(result: TrialResult): string {
  const { outcome, note, deviations, file, roundFiles } = result;
  const lines = [
    `${caseTitle(result)}: ${OUTCOME_WORDS[outcome]}${note === '' ? '' : `: ${note}`}`,
    ...deviations.map(({ round, explanation }) => `  round ${round}: ${explanation}`),
    ...[...(file === null ? [] : [file]), ...Object.values(roundFiles)].flatMap((text) => [
      '',
      ...text.split(/\r\n|\r|\n/),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
