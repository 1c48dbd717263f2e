import { HAPPENING_ROWS } from './happening-rows.js';
import { PLAY_ROWS } from './play-rows.js';
import { SETTING_ROWS } from './setting-rows.js';
import type { CommandOptions, HeldOption } from './command-row.js';

function heldBy(file: string, options: readonly string[]): HeldOption[] {
  return options.map((option) => ({ option, heldBy: file }));
}

/** What a campaign needs is a program and minutes; what its tournaments are like, the options of `generate` say. */
export const CERTIFY_OPTIONS: CommandOptions = {
  command: 'certify',
  args: [],
  rows: [
    ...heldBy('cli/certify/certify.test.ts', [
      ...['--candidate', '--program', '--print-profile', '--protocol', '--procedure', '--count', '--first'],
      ...[
        '--positions',
        '--steer',
        '--tries',
        '--seed',
        '--directions',
        '--jobs',
        '--out',
        '--resume',
        '--only',
        '--merge',
      ],
      ...['--second', '--coverage', '--to-the-end', '--no-shrink', '--shrink-seconds', '--format', '--open'],
    ]),
    ...heldBy('cli/certify/again.test.ts', ['--again']),
    ...heldBy('cli/certify/certify.kill.long.test.ts', ['--second-program']),
    ...heldBy('cli/queue/queue.long.test.ts', ['--queue', '--campaign', '--parts', '--watch']),
    ...heldBy(
      'cli/certify/generator.test.ts',
      [...SETTING_ROWS, ...PLAY_ROWS, ...HAPPENING_ROWS]
        .map(({ option }) => option)
        .filter((option) => option !== '--maxi'),
    ),
    ...heldBy('cli/certify/generator.test.ts', ['--encoding']),
  ],
};

export const SERVE_OPTIONS: CommandOptions = {
  command: 'serve',
  args: [],
  rows: [
    ...heldBy('cli/serve/serve-options.test.ts', [
      ...['--data', '--database', '--host', '--port', '--threads', '--time-limit', '--memory-limit'],
      ...['--body-limit', '--request-time', '--rate', '--trust-proxy', '--keep-checks', '--keep-birth-dates'],
      ...['--retention', '--signing-key', '--new-signing-key', '--open-metrics', '--log-level'],
    ]),
    ...heldBy('cli/serve/serve.long.test.ts', ['--admin-key-file']),
  ],
};

export const WORK_OPTIONS: CommandOptions = {
  command: 'work',
  args: [],
  rows: [
    ...heldBy('cli/queue/queue.long.test.ts', [
      ...['--queue', '--campaign', '--candidate', '--program', '--jobs', '--stay'],
    ]),
    // Opened by the function that opens it for `certify`.
    ...heldBy('cli/certify/certify.kill.long.test.ts', ['--second-program']),
    ...heldBy('tests/executable.long.test.ts', ['--second']),
  ],
};
