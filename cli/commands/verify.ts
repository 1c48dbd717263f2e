import { basename } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { CertificateFile } from '../../checker/proof/prove-file.js';
import { verifyAgainst, namedEvent } from '../../checker/proof/hold.js';
import type { StatedCase } from '../../checker/proof/hold.js';
import { verify } from '../../checker/proof/verify.js';
import type { AccelerationOption } from '../../checker/index.js';
import type { Certificate, Colour } from '../../engine/index.js';
import { verifyJson, verifyText } from '../../reports/verify.js';
import type { NotGiven, VerifiedCertificate } from '../../reports/verify.js';
import { InputError, UsageError } from '../errors.js';
import { readHeads } from '../input/heads-file.js';
import { readPublicKeys } from '../input/public-keys.js';
import { readInput } from '../input/read-input.js';
import { sha256Of } from '../input/sha256.js';
import { readVerifiable } from '../input/verify-input.js';
import { ExitCode, exitCodeHelp, FILE_CODES } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import { addChoices } from '../choice-options.js';
import {
  accelerationOption,
  editionAsked,
  initialColourOption,
  formatFromName,
  formatOption,
  maxiOption,
  outOption,
  readingOption,
  rulesOption,
  totalRoundsOption,
  unratedOption,
} from '../options.js';
import type { RulesOptions } from '../options.js';
import { outputFile, writeResult } from '../output/output.js';
import { judgedProtocol } from './verify-protocol.js';

/**
 * `swissproof verify FILE`: judges certificates again, without the search that found what they say, or the protocol of an
 * event of the pairings server.
 */
export function addVerify(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('verify')
    .summary('judge certificates of deviations, or a protocol of the pairings server, again')
    .description(
      'Judges the certificates that "check --proof FILE" has written, each from its own facts, with the criteria of the edition but without any search. PROVED: the published pairing is wrong. CONSISTENT: nothing speaks against the certificate, but one of its values could not be shown to be the best possible. REJECTED: something in it is not true. With the tournament files given, too, the rounds are checked as "check" does: the file decides the edition, and everything else that the verdict depends on, unless an option states it. A certificate by another edition is rejected, and so is one that tells something else of the players or of the published round. Of a protocol of the pairings server every hash is judged, every round paired again, and with --public-key every signature. HOLDS: nothing was changed, and the round is what was answered. BROKEN: an entry was changed, left out or moved. DIFFERS: pairing the file again gives something else. ERASED: personal data were removed, and the rest holds. What an entry of an earlier form said is removed with them and cannot be checked: the exit code is 1 then.',
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
    .addOption(
      new Option(
        '--heads <file>',
        'of a protocol: signed heads that it must contain: the response of GET /v1/heads, a response of the server with a "head", or another protocol of the same event; can be repeated',
      ).argParser((file: string, before: readonly string[] | undefined) => [...(before ?? []), file]),
    )
    .addOption(rulesOption())
    .addOption(maxiOption())
    .addOption(readingOption())
    .addOption(initialColourOption())
    .addOption(totalRoundsOption())
    .addOption(accelerationOption())
    .addOption(unratedOption('pairing'))
    .addOption(formatOption(['text', 'json'], 'as --out ends'))
    .addOption(outOption('write the result to this file, or into this folder as verify.txt or verify.json'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof check --proof proof.json open.trf
  swissproof verify proof.json
  swissproof verify proof.json open.trf
  swissproof verify --total-rounds 9 proof.json open.trf    the reader states the number of rounds
  swissproof verify protocol.json
  swissproof verify --public-key signing.json --last 9f86d081… protocol.json
  swissproof verify --public-key signing.json --heads round-3.json protocol.json    the response to round 3
${exitCodeHelp(
  [ExitCode.deviation, ...FILE_CODES].sort((a, b) => a - b),
  {
    [ExitCode.done]:
      'every certificate is proved or consistent, every entry holds, personal data that were erased apart',
    [ExitCode.deviation]: 'at least one does not',
    [ExitCode.input]: 'a file cannot be read or is not what the schema says',
  },
)}`,
    )
    .hook('preAction', formatFromName)
    .action((path: string, events: string[], options: VerifyCommandOptions) => {
      done(runVerify(path, events, options, io));
    });
  addChoices(command, 'from the file');
}

function parseHash(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new InvalidArgumentError('Expected SHA-256 as 64 hexadecimal digits.');
  return text.toLowerCase();
}

/** What the command line states about the event. */
function statedIn(options: VerifyCommandOptions): StatedCase {
  const { initialColor, totalRounds, acceleration, unrated } = options;
  return { edition: editionAsked(options), firstColour: initialColor, totalRounds, acceleration, unrated };
}

/** "--initial-color white --total-rounds 9"; empty where nothing was stated. */
function statedWords({ edition, firstColour, totalRounds, acceleration, unrated }: StatedCase): string {
  const stated = [
    ...(edition === null || edition === undefined
      ? []
      : [['--rules', edition.id], ...(edition.declared ?? []).map((one) => [one])]),
    ...(firstColour === null ? [] : [['--initial-color', firstColour]]),
    ...(totalRounds === null ? [] : [['--total-rounds', totalRounds]]),
    ...(acceleration === 'auto' ? [] : [['--acceleration', acceleration]]),
    ...(unrated === null ? [] : [['--unrated', unrated]]),
  ];
  return stated.map((parts) => parts.join(' ')).join(' ');
}

interface VerifyCommandOptions extends RulesOptions {
  readonly initialColor: Colour | null;
  readonly totalRounds: number | null;
  readonly acceleration: AccelerationOption;
  readonly unrated: number | null;
  readonly last?: string;
  readonly publicKey?: string;
  readonly heads?: readonly string[];
  readonly format: 'text' | 'json';
  readonly out: string | null;
}

function runVerify(path: string, events: readonly string[], options: VerifyCommandOptions, io: Io): ExitCode {
  const { format, out, last: asked, publicKey, heads } = options;
  const file = out === null ? null : outputFile(out, `verify.${format === 'text' ? 'txt' : format}`);
  const read = readVerifiable(path);
  const last = asked ?? null;
  if (read.kind === 'protocol' && events.length > 0)
    throw new UsageError('a protocol is not held against tournament files: it holds them itself');
  const stated = statedIn(options);
  const isStated = Object.values(stated).some((value) => value !== null && value !== 'auto');
  if (isStated && (read.kind === 'protocol' || events.length === 0))
    throw new UsageError(
      'what an option states about an event needs the certificates and the file of that event',
    );
  if (read.kind === 'certificates' && last !== null)
    throw new UsageError('--last is for protocols: certificates are no chain');
  if (read.kind === 'certificates' && publicKey !== undefined)
    throw new UsageError('--public-key is for protocols: certificates are not signed');
  if (read.kind === 'certificates' && heads !== undefined)
    throw new UsageError('--heads is for protocols: certificates are no chain');
  const judge = publicKey === undefined ? null : readPublicKeys(publicKey);
  const { text, isRight } =
    read.kind === 'protocol'
      ? judgedProtocol(
          path,
          read.document,
          {
            last,
            judge,
            heads: heads?.flatMap((file) => readHeads(file, read.document.event, judge)) ?? null,
          },
          format,
        )
      : ofCertificates(path, read.document, events, stated, format);
  writeResult(text, file, io);
  return isRight ? ExitCode.done : ExitCode.deviation;
}

export interface Judged {
  readonly text: string;
  readonly isRight: boolean;
}

function ofCertificates(
  path: string,
  { certificates }: CertificateFile,
  events: readonly string[],
  stated: StatedCase,
  format: 'text' | 'json',
): Judged {
  const contents = new Map(
    events.map((event) => {
      const content = contentOf(event);
      return [event, { content, named: namedEvent(content, sha256Of(content)) }];
    }),
  );
  const words = statedWords(stated);
  const results = certificates.map((certificate): VerifiedCertificate => {
    const event = eventOf(certificate, events);
    const read = event === null ? undefined : contents.get(event);
    return event === null || read === undefined
      ? { certificate, verification: events.length === 0 ? verify(certificate) : notGiven(certificate) }
      : {
          certificate,
          verification: verifyAgainst(certificate, read.content, event, stated),
          heldAgainst: event,
          event: read.named,
          ...(words === '' ? {} : { stated: words }),
        };
  });
  const write = format === 'text' ? verifyText : verifyJson;
  const isRejected = results.some(({ verification }) => verification.verdict === 'rejected');
  return { text: write(path, results), isRight: !isRejected };
}

/** Who made the certificate names its event: with another name it would be compared with none. */
function notGiven({ file }: Certificate): NotGiven {
  return { verdict: 'rejected', best: 'not shown', fault: { kind: 'not-given', file: basename(file) } };
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
