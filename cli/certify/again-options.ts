import { configOptions } from '../generate/generate-options.js';
import { choicesAmong } from '../choice-options.js';
import { UsageError } from '../errors.js';
import { DEFAULT_SHRINK_SECONDS } from './options.js';
import type { CertifyOptions } from './options.js';

/** @throws UsageError for an option that says something else than the campaign of `--again`, or has no meaning with it. */
export function requireAgainAlone(options: CertifyOptions): void {
  const given = new Map<string, unknown>(Object.entries(options));
  const isGiven = (name: string): boolean => given.get(name) !== undefined && given.get(name) !== false;
  for (const [names, why] of EXCLUDED) {
    const excluded = names.find(isGiven);
    if (excluded !== undefined) throw new UsageError(`--again excludes --${dashed(excluded)}: ${why}`);
  }
  const simulated = configOptions().find((option) => isGiven(option.attributeName()));
  const [choice = null] = Object.keys(choicesAmong(options));
  const setting = simulated?.long ?? (choice === null ? null : `--${choice}`);
  if (setting !== null && setting !== undefined)
    throw new UsageError(`--again excludes ${setting}: ${OF_THE_CAMPAIGN}`);
  if (!options.shrink || options.shrinkSeconds !== DEFAULT_SHRINK_SECONDS)
    throw new UsageError(
      `--again excludes ${options.shrink ? '--shrink-seconds' : '--no-shrink'}: it looks for no smaller tournaments`,
    );
  if (options.format !== 'text' && options.format !== 'json')
    throw new UsageError(`--again has the formats text and json, not ${options.format}`);
}

const OF_THE_CAMPAIGN = 'everything but the program is taken from the campaign';

/** Options, and why they make no sense with `--again`. */
const EXCLUDED: readonly (readonly [names: readonly (keyof CertifyOptions)[], why: string])[] = [
  [['printProfile'], 'it prints a profile and does nothing else'],
  [['out', 'open'], 'it writes no files; redirect what it prints'],
  [['resume', 'merge', 'only'], 'it runs all tournaments again in which the campaign found something'],
  [['queue', 'parts', 'watch', 'campaign'], 'it runs on one machine, from the folder of a campaign'],
  [['second', 'secondProgram'], 'only the candidate is run again'],
  [
    [
      'count',
      'first',
      'positions',
      'steer',
      'tries',
      'seed',
      'directions',
      'procedure',
      'coverage',
      'toTheEnd',
    ],
    OF_THE_CAMPAIGN,
  ],
];

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
