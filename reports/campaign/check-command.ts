import type { ShrunkCase } from '../../certification/campaign/shrunk-case.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { choiceOptions } from './words.js';
import { shellWord } from '../words/shell-word.js';

type Rules = Pick<CampaignManifest, 'edition' | 'candidate'>;

/** The command that shows the deviation of a shrunk file, in the folder of the campaign: it is in the last round. */
export function checkCommand({ file, to: [, round] }: ShrunkCase, rules: Rules): string {
  return wordsFor(file, rules, ['--rounds', String(round)]);
}

/** How any file of the campaign is looked at. */
export function fileCommandWords(rules: Rules): string {
  return `to look at one of the files: ${wordsFor('FILE', rules, [])}`;
}

/** A program is judged by the file that it was given: not by what may have been known on the day. */
function wordsFor(file: string, { edition, candidate }: Rules, rounds: readonly string[]): string {
  const choices = choiceOptions(candidate);
  const given = [file, '--rules', edition, ...choices, ...rounds, '--no-day-knowledge'];
  return ['swissproof', 'check', ...given].map(shellWord).join(' ');
}
