import type { Command } from 'commander';
import { verify } from '../../checker/proof/verify.js';
import { verifyJson, verifyText } from '../../reports/verify.js';
import { readCertificates } from '../input/verify-input.js';
import { ExitCode } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import { formatOption, outOption } from '../options.js';
import { outputFile, writeResult } from '../output/output.js';

/** `swissproof verify FILE`: judges certificates again, without the search that found what they say. */
export function addVerify(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('verify')
    .summary('judge certificates of deviations again')
    .description(
      'Judges the certificates that "check --proof FILE" has written, each from its own facts, with the criteria of the edition but without any search. PROVED: the published pairing is wrong. CONSISTENT: nothing speaks against the certificate, but one of its values could not be shown to be the best possible. REJECTED: something in it is not true.',
    )
    .argument('<file>', 'a file of certificates (JSON)')
    .addOption(formatOption(['text', 'json']))
    .addOption(outOption('write the result to this file, or into this folder as verify.txt or verify.json'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof check --proof proof.json open.trf
  swissproof verify proof.json

Exit codes: 0 every certificate is proved or consistent, 1 at least one is rejected, 2 the command line is wrong,
3 the file cannot be read or is not what the schema says, 5 internal error.`,
    )
    .action((path: string, options: VerifyCommandOptions) => {
      done(runVerify(path, options, io));
    });
}

interface VerifyCommandOptions {
  readonly format: 'text' | 'json';
  readonly out: string | null;
}

function runVerify(path: string, { format, out }: VerifyCommandOptions, io: Io): ExitCode {
  const file = out === null ? null : outputFile(out, `verify.${format === 'text' ? 'txt' : format}`);
  const { certificates } = readCertificates(path);
  const results = certificates.map((certificate) => ({ certificate, verification: verify(certificate) }));
  const write = format === 'text' ? verifyText : verifyJson;
  writeResult(write(path, results), file, io);
  const isRejected = results.some(({ verification }) => verification.verdict === 'rejected');
  return isRejected ? ExitCode.deviation : ExitCode.done;
}
