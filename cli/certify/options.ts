import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { ProcedureName } from '../../certification/campaign/store/manifest.js';
import { DIRECTIONS, GENERATED_DIRECTIONS } from '../../certification/campaign/store/stored-trial.js';
import { THRESHOLDS } from '../../certification/campaign/summary/threshold.js';
import type { Direction } from '../../certification/campaign/trials/trial.js';
import { configOptions } from '../generate/generate-options.js';
import type { ConfigOptions } from '../generate/generate-options.js';
import type { UsualSettings } from '../generate/usual-settings.js';
import { addChoices } from '../choice-options.js';
import { encodingOption } from '../input/encoding.js';
import { addCampaignOption, queueOption } from '../queue/options.js';
import { formatOption, jobsOption, parseNonEmpty, parseWhole } from '../options.js';

/** What the command line of `certify` says. */
export interface CertifyOptions extends ConfigOptions {
  readonly candidate?: string;
  readonly program?: string;
  readonly printProfile?: string;
  readonly protocol: boolean;
  readonly procedure?: Exclude<ProcedureName, 'positions'>;
  readonly positions?: string;
  readonly steer?: string;
  readonly tries?: number;
  readonly count?: number;
  readonly first?: number;
  readonly seed?: string;
  readonly directions?: readonly Direction[];
  readonly jobs: number;
  readonly out?: string;
  readonly resume: boolean;
  readonly only?: number;
  readonly merge?: readonly string[];
  readonly again?: string;
  readonly second?: string;
  readonly secondProgram?: string;
  readonly coverage: boolean;
  readonly toTheEnd: boolean;
  readonly shrink: boolean;
  readonly shrinkSeconds: number;
  readonly format: ReportFormat;
  readonly open: boolean;
  readonly queue?: string;
  readonly parts?: number;
  readonly watch: boolean;
  readonly campaign?: string;
}

export type ReportFormat = 'text' | 'json' | 'csv' | 'junit' | 'html';

/** Default of `--shrink-seconds`. */
export const DEFAULT_SHRINK_SECONDS = 600;

export function addCertifyOptions(command: Command): void {
  command
    .option('--candidate <name>', 'the program to test: the name of a profile, or a profile file (JSON)')
    .option('--program <path>', 'where the program of the profile is (default: as the profile says)')
    .option('--print-profile <name>', 'print a shipped profile as JSON, to start from, and do nothing else')
    .option(
      '--protocol',
      'print the protocol of adapters (Markdown): what a program must answer that has no command line of its own for this; do nothing else',
      false,
    )
    .addOption(
      new Option(
        '--procedure <name>',
        'threshold to judge by: 2026 (10 discrepancies in 50,000 tournaments) or c04a (10 in 5,000)',
      )
        .choices(Object.keys(THRESHOLDS))
        .default(undefined, '2026'),
    )
    .option(
      '--count <n>',
      'tournaments in each direction (default: as many as the procedure asks for)',
      (text) => parseWhole(text, 1, MOST),
    )
    .option('--first <n>', 'number of the first tournament, to share a campaign (default: 1)', (text) =>
      parseWhole(text, 1, MOST),
    )
    .option(
      '--positions <folder>',
      'ask for every round of the tournament files in this folder, one by one, in place of simulated tournaments; "known": the hard positions that are shipped; "conformance": the cases of the conformance suite for the edition, of a checkout',
      parseNonEmpty,
    )
    .option(
      '--steer <rule>',
      'only tournaments in which this rule decides a pairing, like C15 (see: rules); for replay and their-checker',
    )
    .option(
      '--tries <n>',
      'with --steer: tournaments to look at for each one (default: 1000); the last of them is taken where it decides in none',
      (text) => parseWhole(text, 1, MOST),
    )
    .option('--seed <seed>', 'any text; without it a random one is taken and printed', parseSeed)
    .option(
      '--directions <list>',
      `what is tested: ${GENERATED_DIRECTIONS.join(', ')} (default: all that the candidate can do)`,
      parseDirections,
    )
    .addOption(jobsOption())
    .option(
      '--out <folder>',
      'folder in which the campaign is kept; a new one, or with --resume the one to go on with',
    )
    .option('--resume', 'go on with the campaign in the folder; what is not given is taken from there', false)
    .option('--only <n>', 'run only the tournament with this number, and keep nothing', (text) =>
      parseWhole(text, 1, MOST),
    )
    .option('--merge <folders...>', 'put the campaigns in these folders together into --out')
    .option(
      '--again <folder>',
      'run every tournament again in which the campaign in this folder found something, to see what a new build of the program has mended; nothing in the folder changes',
      parseNonEmpty,
    )
    .option(
      '--second <name>',
      'ask this program too where ours and the candidate differ; "literal" tries everything out, in small rounds',
    )
    .option('--second-program <path>', 'where the program of the second profile is')
    .option(
      '--coverage',
      'also count how often each rule decides, and how many rounds depend on a doubtful place of the text (slow)',
      false,
    )
    .option('--to-the-end', 'go on when the threshold cannot be reached any more', false)
    .option('--no-shrink', 'do not look for the smallest tournament with each deviation')
    .option(
      '--shrink-seconds <n>',
      'stop shrinking after so many seconds without a smaller tournament; the report lists what is left, and --resume goes on with it',
      (text) => parseWhole(text, 1, 1_000_000),
      DEFAULT_SHRINK_SECONDS,
    );
  addCampaignOption(command.addOption(queueOption()))
    .option(
      '--parts <n>',
      'with --queue: put the campaign there in so many parts, for all machines that run "swissproof work"',
      (text) => parseWhole(text, 1, MOST),
    )
    .option(
      '--watch',
      'with --queue: show how far the campaign there is, and when all parts are done put them together into --out',
      false,
    );
  for (const option of configOptions(USUAL)) command.addOption(option);
  command.addOption(encodingOption('the files of --model and --positions'));
  addChoices(command, 'as the profile says');
  command.addOption(formatOption(['text', 'json', 'csv', 'junit', 'html'], 'text'));
  command.option('--open', 'open report.html of the campaign in the browser when it is written', false);
}

const USUAL: UsualSettings = {
  preset: 'all that fit, in turn',
  rules: 'that of the candidate',
  draw: 'numbers',
  atMost: 'where as much as asked for is not possible, as much as possible; always so in a campaign',
};

const MOST = 10_000_000;

function parseDirections(text: string): readonly Direction[] {
  const names = [...new Set(text.split(','))];
  const known = DIRECTIONS.filter((direction) => names.includes(direction));
  if (known.length === names.length) return known;
  throw new InvalidArgumentError(`Possible: ${DIRECTIONS.join(', ')}.`);
}

function parseSeed(text: string): string {
  if (text !== '' && text.length <= 200 && !/\p{Cc}/u.test(text)) return text;
  throw new InvalidArgumentError('Expected 1 to 200 printable characters.');
}
