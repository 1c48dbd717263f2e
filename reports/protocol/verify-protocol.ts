import type { ComparedHead, ProtocolFault, VerifiedEntry } from '../../checker/protocol/index.js';
import { PROGRAM } from '../program.js';
import type { Program } from '../program.js';
import { visible } from '../words/visible.js';

/** `not-asked`: nobody said which entry is to be the last one, or whose signatures are believed. */
export type ProtocolProof = 'holds' | 'differs' | 'not-asked';

/** What a protocol cannot show from itself alone, as far as somebody has asked for it. */
export interface ProtocolProofs {
  /** Whether the last entry is the one that somebody has kept the hash of. */
  readonly end: ProtocolProof;
  /** Whether every entry is signed with a key that was given. */
  readonly signatures: ProtocolProof;
  /** Whether the protocol contains every head that was given. */
  readonly heads: ProtocolProof;
}

/** The document of `verify --format json` for a protocol. */
export interface VerifyProtocolDocument extends ProtocolProofs {
  readonly schema: 'swissproof/protocol-verification/1';
  readonly program: Program;
  readonly file: string;
  readonly event: string;
  /** The heads that were given, each compared with the entry of its number. */
  readonly comparedHeads: readonly ComparedHead[];
  readonly results: readonly (VerifiedEntry & { readonly explanation: string })[];
  readonly totals: Readonly<Record<VerifiedEntry['verdict'], number>>;
}

/** A protocol with what judging it has found. */
export interface JudgedProtocol {
  /** Path of the file. */
  readonly file: string;
  readonly event: string;
  readonly results: readonly VerifiedEntry[];
  /** The heads of `--heads`, compared with the entries. */
  readonly heads: readonly ComparedHead[];
  readonly proofs: ProtocolProofs;
}

export function verifyProtocolDocument(judged: JudgedProtocol): VerifyProtocolDocument {
  const { file, event, results, heads, proofs } = judged;
  return {
    schema: 'swissproof/protocol-verification/1',
    program: PROGRAM,
    file,
    event,
    ...proofs,
    comparedHeads: heads,
    results: results.map((result) => ({ ...result, explanation: explanationOf(result) })),
    totals: totalsOf(results),
  };
}

export function verifyProtocolJson(judged: JudgedProtocol): string {
  return `${JSON.stringify(verifyProtocolDocument(judged), null, 2)}\n`;
}

/** A line an entry, what is shown beyond them, what is not, and the counts. */
export function verifyProtocolText({ file, event, results, heads, proofs }: JudgedProtocol): string {
  const lines = results.map((result) => {
    const { number, at, verdict } = result;
    const why = explanationOf(result);
    return `entry ${number}, ${at}, ${whatOf(result)}: ${verdict.toUpperCase()}${why === '' ? '' : `: ${why}`}`;
  });
  const { holds, broken, differs, erased } = totalsOf(results);
  const entries = results.length === 1 ? '1 entry' : `${results.length} entries`;
  const totals = `${file}: protocol of ${event}: ${entries}: ${holds} hold, ${broken} broken, ${differs} differ${erased === 0 ? '' : `, ${erased} erased`}`;
  const said = [...headLines(heads), ...restoredLines(results, proofs), ...proofLines(proofs)];
  return visible(`${[...lines, ...said, totals].join('\n')}\n`);
}

function headLines(heads: readonly ComparedHead[]): string[] {
  return heads.map(({ number, at, verdict }) => `head of entry ${number}, ${at}: ${HEAD[verdict](number)}`);
}

const HEAD: Readonly<Record<ComparedHead['verdict'], (number: number) => string>> = {
  holds: () => 'matches this protocol',
  differs: (number) =>
    `does NOT match: this protocol has a different entry ${number}, so there are two histories of this event`,
  missing: () =>
    'does NOT match: this protocol ends before that entry. It was downloaded earlier, or its end was cut off',
};

/** A protocol cannot show what a restored database has lost; only a head from that time can. */
function restoredLines(results: readonly VerifiedEntry[], { heads }: ProtocolProofs): string[] {
  if (heads !== 'not-asked' || !results.some(({ kind }) => kind === 'restored')) return [];
  return [
    'restored: this history does not contain what happened between the backup and the restoring. A response of the server or a head from that time proves it (give --heads FILE)',
  ];
}

function proofLines({ end, signatures }: ProtocolProofs): string[] {
  const shown = [...(SIGNED[signatures] ?? []), ...(END[end] ?? [])];
  const notShown = [
    ...(end === 'not-asked' ? [['that nothing was cut off at the end', '--last HASH'] as const] : []),
    ...(signatures === 'not-asked'
      ? [
          end === 'not-asked'
            ? (['that nobody wrote the whole chain anew', '--public-key FILE'] as const)
            : (['that the server wrote it', '--public-key FILE'] as const),
        ]
      : []),
  ];
  if (notShown.length === 0) return shown;
  const what = notShown.map(([words]) => words).join(', and ');
  return [...shown, `not shown: ${what} (give ${notShown.map(([, option]) => option).join(' and ')})`];
}

const SIGNED: Readonly<Partial<Record<ProtocolProof, readonly string[]>>> = {
  holds: ['every entry is signed with a key that was given: nobody else wrote one of them'],
  differs: ['NOT every entry is signed with a key that was given: others may have written them'],
};

const END: Readonly<Partial<Record<ProtocolProof, readonly string[]>>> = {
  holds: [
    'the last entry is the one that was kept: nothing was cut off, and none before it was written anew',
  ],
  differs: ['the last entry is NOT the one that was kept: the end was cut off, or entries were written anew'],
};

function totalsOf(results: readonly VerifiedEntry[]): VerifyProtocolDocument['totals'] {
  const count = (which: VerifiedEntry['verdict']): number =>
    results.filter(({ verdict }) => verdict === which).length;
  return {
    holds: count('holds'),
    broken: count('broken'),
    differs: count('differs'),
    erased: count('erased'),
  };
}

function explanationOf({ fault, erased = 0 }: VerifiedEntry): string {
  const persons =
    erased === 1 ? 'the data of 1 person were erased' : `the data of ${erased} persons were erased`;
  return [...(fault === null ? [] : [WORDS[fault]]), ...(erased === 0 ? [] : [persons])].join('; ');
}

function whatOf({ kind, round, backup }: VerifiedEntry): string {
  if (kind === 'restored')
    return `server restored from ${typeof backup === 'string' ? `the backup of ${backup}` : 'a backup of an earlier version'}`;
  return WHAT[kind](round ?? 0);
}

const WHAT: Readonly<Record<Exclude<VerifiedEntry['kind'], 'restored'>, (round: number) => string>> = {
  registered: () => 'event registered',
  round: (round) => `round ${round} given out`,
  closed: (round) => `event closed after round ${round}`,
  'taken-back': (round) => `the file of round ${round} taken back`,
};

const WORDS: Readonly<Record<ProtocolFault, string>> = {
  number: 'the numbers of the entries do not run on: something was left out or moved',
  previous: 'it does not follow the entry before it: something was left out, moved or changed',
  time: 'its time is before that of the entry before it',
  file: 'the file of the registration is no valid tournament',
  hash: 'its hash is not that of what it says: it was changed',
  persons: 'the personal data beside it are not those that it was made with',
  'earlier-form':
    'a file of an earlier form was erased with its persons: what stood in it cannot be checked any more',
  'not-erased': 'it is marked as erased, which only an entry with a whole file can be',
  unsigned: 'it is not signed',
  signature: 'it is not signed with a key that was given: another one has written or changed it',
  'signed-at': 'its signing key was not in use at the time of the entry',
  order: 'the registration must stand first, and only there',
  'taken-back': 'what it takes back is not the file that came last',
  'not-paired': 'the file that was sent cannot be paired',
  round: 'the file that was sent stands before another round',
  edition: 'the file is paired by another edition',
  answer: 'pairing the file again gives another answer',
  differences: 'comparing the file again gives another number of differences',
  breaches: 'checking the altered rounds again gives another number of broken rules',
  deviations: 'the differences and broken rules that it tells are not those that are found again',
};
