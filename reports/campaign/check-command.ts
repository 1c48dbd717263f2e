import type { ShrunkCase } from '../../certification/campaign/shrunk-case.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { profileOf } from '../../certification/campaign/store/manifest.js';
import { shellWord } from '../words/shell-word.js';

/** The command that shows the deviation of a shrunk file, in the folder of the campaign: it is in the last round. */
export function checkCommand(
  { file, to: [, round] }: ShrunkCase,
  { edition, candidate }: Pick<CampaignManifest, 'edition' | 'candidate'>,
): string {
  const choices = Object.entries(profileOf(candidate).choices ?? {}).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  const rounds = ['--rounds', String(round)];
  // A program is judged by the file that it was given.
  const words = [
    'swissproof',
    'check',
    file,
    '--rules',
    edition,
    ...choices,
    ...rounds,
    '--no-day-knowledge',
  ];
  return words.map(shellWord).join(' ');
}
