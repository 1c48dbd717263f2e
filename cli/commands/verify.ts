import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { verifyProtocol } from '../../checker/protocol/index.js';
import type { IsSigned, ProtocolDocument } from '../../checker/protocol/index.js';
import type { CertificateFile } from '../../checker/proof/certificate-file.js';
import { verifyAgainst } from '../../checker/proof/hold.js';
import { verify } from '../../checker/proof/verify.js';
import type { Certificate } from '../../engine/index.js';
import { verifyProtocolJson, verifyProtocolText } from '../../reports/protocol/index.js';
import type { ProtocolProof } from '../../reports/protocol/index.js';
import { verifyJson, verifyText } from '../../reports/verify.js';
import type { VerifiedCertificate } from '../../reports/verify.js';
import { InputError, UsageError } from '../errors.js';
import { readPublicKeys } from '../input/public-keys.js';
import { readInput } from '../input/read-input.js';
import { readVerifiable } from '../input/verify-input.js';
import { ExitCode, exitCodeHelp, FILE_CODES } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import { formatFromName, formatOption, outOption } from '../options.js';
import { outputFile, writeResult } from '../output/output.js';

/**
 * `swissproof verify FILE`: judges certificates again, without the search that found what they say, or the protocol of an
 * event of the pairings server.
 */
export function addVerify(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('verify')
    .summary('judge certificates of deviations, or a protocol of the pairings server, again')
    .description(
      'Judges the certificates that "check --proof FILE" has written, each from its own facts, with the criteria of the edition but without any search. PROVED: the published pairing is wrong. CONSISTENT: nothing speaks against the certificate, but one of its values could not be shown to be the best possible. REJECTED: something in it is not true. With the tournament files given, too, what a certificate tells of the players and of the published round is held against them, and nothing has to be believed. Of a protocol of the pairings server every hash is judged, every round paired again, and with --public-key every signature. HOLDS: nothing was changed, and the round is what was answered. BROKEN: an entry was changed, left out or moved. DIFFERS: pairing the file again gives something else.',
    )
    .argument('<file>', 'a file of certificates, or a protocol (JSON)')
    .argument('[events...]', 'the tournament files that the certificates name: they are held against them')
    .addOption(
      new Option(
        '--last <hash>',
        'of a protocol: the hash that its last entry must have (entryHash of the last answer), so that nothing was cut off',
      ).argParser(parseHash),
    )
    .addOption(
      new Option(
        '--public-key <file>',
        'of a protocol: the keys of which every entry must be signed, as GET /v1/keys/signing tells them, or as PEM',
      ),
    )
    .addOption(formatOption(['text', 'json'], 'as --out ends'))
    .addOption(outOption('write the result to this file, or into this folder as verify.txt or verify.json'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof check --proof proof.json open.trf
  swissproof verify proof.json
  swissproof verify proof.json open.trf
  swissproof verify protocol.json
  swissproof verify --public-key signing.json --last 9f86d081… protocol.json
${exitCodeHelp(
  [ExitCode.deviation, ...FILE_CODES].sort((a, b) => a - b),
  {
    [ExitCode.done]: 'every certificate is proved or consistent, every entry holds',
    [ExitCode.deviation]: 'at least one does not',
    [ExitCode.input]: 'a file cannot be read or is not what the schema says',
  },
)}`,
    )
    .hook('preAction', formatFromName)
    .action((path: string, events: string[], options: VerifyCommandOptions) => {
      done(runVerify(path, events, options, io));
    });
}

function parseHash(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new InvalidArgumentError('Expected SHA-256 as 64 hexadecimal digits.');
  return text.toLowerCase();
}

interface VerifyCommandOptions {
  readonly last?: string;
  readonly publicKey?: string;
  readonly format: 'text' | 'json';
  readonly out: string | null;
}

function runVerify(
  path: string,
  events: readonly string[],
  { format, out, last: asked, publicKey }: VerifyCommandOptions,
  io: Io,
): ExitCode {
  const file = out === null ? null : outputFile(out, `verify.${format === 'text' ? 'txt' : format}`);
  const read = readVerifiable(path);
  const last = asked ?? null;
  if (read.kind === 'protocol' && events.length > 0)
    throw new UsageError('a protocol is not held against tournament files: it holds them itself');
  if (read.kind === 'certificates' && last !== null)
    throw new UsageError('--last is for protocols: certificates are no chain');
  if (read.kind === 'certificates' && publicKey !== undefined)
    throw new UsageError('--public-key is for protocols: certificates are not signed');
  const isSigned = publicKey === undefined ? null : readPublicKeys(publicKey);
  const { text, isRight } =
    read.kind === 'protocol'
      ? ofProtocol(path, read.document, { last, isSigned }, format)
      : ofCertificates(path, read.document, events, format);
  writeResult(text, file, io);
  return isRight ? ExitCode.done : ExitCode.deviation;
}

interface Judged {
  readonly text: string;
  readonly isRight: boolean;
}

function ofCertificates(
  path: string,
  { certificates }: CertificateFile,
  events: readonly string[],
  format: 'text' | 'json',
): Judged {
  const contents = new Map(events.map((event) => [event, contentOf(event)]));
  const results = certificates.map((certificate): VerifiedCertificate => {
    const event = eventOf(certificate, events);
    const content = event === null ? undefined : contents.get(event);
    return event === null || content === undefined
      ? { certificate, verification: verify(certificate) }
      : { certificate, verification: verifyAgainst(certificate, content, event), heldAgainst: event };
  });
  const write = format === 'text' ? verifyText : verifyJson;
  const isRejected = results.some(({ verification }) => verification.verdict === 'rejected');
  return { text: write(path, results), isRight: !isRejected };
}

/** The one that a certificate names, in whatever folder; a single one is meant by all. */
function eventOf({ file }: Certificate, events: readonly string[]): string | null {
  if (events.length === 1) return events[0];
  return events.find((event) => basename(event) === basename(file)) ?? null;
}

function contentOf(event: string): Uint8Array | string {
  const read = readInput(event, event);
  if (!read.ok) throw new InputError(read.problem.message);
  return read.content;
}

function ofProtocol(
  path: string,
  document: ProtocolDocument,
  { last, isSigned }: { readonly last: string | null; readonly isSigned: IsSigned | null },
  format: 'text' | 'json',
): Judged {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  const results = verifyProtocol(document, hash, isSigned);
  const write = format === 'text' ? verifyProtocolText : verifyProtocolJson;
  const proved = (isAsked: boolean, isTrue: boolean): ProtocolProof =>
    isAsked ? (isTrue ? 'holds' : 'differs') : 'not-asked';
  const isSignedWhole =
    results.length > 0 && results.every(({ fault }) => fault !== 'unsigned' && fault !== 'signature');
  const proofs = {
    end: proved(last !== null, document.entries.at(-1)?.hash === last),
    signatures: proved(isSigned !== null, isSignedWhole),
  };
  return {
    text: write(path, document.event, results, proofs),
    isRight:
      results.length > 0 && proofs.end !== 'differs' && results.every(({ verdict }) => verdict === 'holds'),
  };
}
