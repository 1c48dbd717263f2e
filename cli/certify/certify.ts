import type { Command } from 'commander';
import { addCertifyOptions } from './options.js';
import type { CertifyOptions } from './options.js';
import { AMOUNT_HELP } from '../generate/usual-settings.js';
import { ExitCode, exitCodeHelp, LONG_RUN_CODES } from '../output/exit-codes.js';
import type { Io } from '../io.js';

/** `swissproof certify`: an endorsement-style campaign against a candidate program. */
export function addCertify(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('certify')
    .summary('test another pairing program with many tournaments')
    .description(
      'Runs a campaign of simulated tournaments against a pairing program, as the endorsement procedures ask for it, and says how often and by which rules its pairings deviate. Results are kept in a folder as they come: a campaign can be interrupted at any time and goes on with --resume.',
    );
  addCertifyOptions(command);
  command
    .addHelpText(
      'after',
      `
Examples:
  swissproof certify --candidate javafo --program ./javafo.jar --procedure c04a --seed spring --out campaign/
  swissproof certify --print-profile javafo > profile.json
  swissproof certify --protocol
  swissproof certify --resume --out campaign/
  swissproof certify --resume --out campaign/ --only 4711
  swissproof certify --again campaign/ --program ./new/javafo.jar
  swissproof certify --merge part-1/ part-2/ --out whole/
  swissproof certify --queue postgres://swissproof@database/campaigns --parts 200 --candidate javafo
  swissproof certify --queue postgres://swissproof@database/campaigns --watch --out whole/
  swissproof certify --candidate javafo --program ./javafo.jar --positions known --out positions/
  swissproof certify --candidate javafo --program ./javafo.jar --steer C15 --count 50 --out rare/
${AMOUNT_HELP}

A campaign ends with the first tournament with which the threshold cannot be reached any more (--to-the-end runs all).
${exitCodeHelp(LONG_RUN_CODES, {
  [ExitCode.done]:
    'within the threshold, or no more discrepancies than it allows so far (with --again: everything is mended)',
  [ExitCode.deviation]:
    'threshold missed (with --only: the tournament deviates; with --positions: some round does; with --again: something still deviates)',
  [ExitCode.usage]: 'the command line is wrong, or the program or the folder cannot be used',
  [ExitCode.input]: 'the candidate failed, or a file or an answer could not be read',
  [ExitCode.interrupted]: 'interrupted (Ctrl-C); what was done is kept, --resume goes on with it',
})}`,
    )
    .action(async (options: CertifyOptions) => {
      // What it takes is loaded for this command only: the others start faster without it.
      const { runCertify } = await import('./command.js');
      done(await runCertify(options, io));
    });
}
