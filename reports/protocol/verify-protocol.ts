import type { ProtocolFault, VerifiedEntry } from '../../checker/protocol/index.js';
import { PROGRAM } from '../program.js';
import type { Program } from '../program.js';

/** `not-asked`: nobody said which entry is to be the last one. */
export type ProtocolEnd = 'holds' | 'differs' | 'not-asked';

/** The document of `verify --format json` for a protocol. */
export interface VerifyProtocolDocument {
  readonly schema: 'swissproof/protocol-verification/1';
  readonly program: Program;
  readonly file: string;
  readonly event: string;
  /** Whether the last entry is the one that somebody has kept the hash of. */
  readonly end: ProtocolEnd;
  readonly results: readonly (VerifiedEntry & { readonly explanation: string })[];
  readonly totals: Readonly<Record<VerifiedEntry['verdict'], number>>;
}

export function verifyProtocolDocument(
  file: string,
  event: string,
  results: readonly VerifiedEntry[],
  end: ProtocolEnd,
): VerifyProtocolDocument {
  return {
    schema: 'swissproof/protocol-verification/1',
    program: PROGRAM,
    file,
    event,
    end,
    results: results.map((result) => ({ ...result, explanation: faultWords(result.fault) })),
    totals: totalsOf(results),
  };
}

export function verifyProtocolJson(
  file: string,
  event: string,
  results: readonly VerifiedEntry[],
  end: ProtocolEnd,
): string {
  return `${JSON.stringify(verifyProtocolDocument(file, event, results, end), null, 2)}\n`;
}

/** A line an entry, and the counts. */
export function verifyProtocolText(
  file: string,
  event: string,
  results: readonly VerifiedEntry[],
  end: ProtocolEnd,
): string {
  const lines = results.map(({ number, kind, round, verdict, fault }) => {
    const what = WHAT[kind](round ?? 0);
    return `entry ${number}, ${what}: ${verdict.toUpperCase()}${fault === null ? '' : `: ${faultWords(fault)}`}`;
  });
  const { holds, broken, differs } = totalsOf(results);
  const entries = results.length === 1 ? '1 entry' : `${results.length} entries`;
  return `${[...lines, END[end], `${file}: protocol of ${event}: ${entries}: ${holds} hold, ${broken} broken, ${differs} differ`].join('\n')}\n`;
}

const END: Readonly<Record<ProtocolEnd, string>> = {
  holds: 'the last entry is the one that was kept: nothing was cut off, and none before it was written anew',
  differs: 'the last entry is NOT the one that was kept: the end was cut off, or entries were written anew',
  'not-asked':
    'not shown: that nothing was cut off at the end, and that nobody wrote the whole chain anew (give --last HASH)',
};

function totalsOf(results: readonly VerifiedEntry[]): VerifyProtocolDocument['totals'] {
  const count = (which: VerifiedEntry['verdict']): number =>
    results.filter(({ verdict }) => verdict === which).length;
  return { holds: count('holds'), broken: count('broken'), differs: count('differs') };
}

function faultWords(fault: ProtocolFault | null): string {
  return fault === null ? '' : WORDS[fault];
}

const WHAT: Readonly<Record<VerifiedEntry['kind'], (round: number) => string>> = {
  registered: () => 'event registered',
  round: (round) => `round ${round} given out`,
  closed: (round) => `event closed after round ${round}`,
};

const WORDS: Readonly<Record<ProtocolFault, string>> = {
  number: 'the numbers of the entries do not run on: something was left out or moved',
  previous: 'it does not follow the entry before it: something was left out, moved or changed',
  hash: 'its hash is not that of what it says: it was changed',
  order: 'the registration must stand first, and only there',
  'not-paired': 'the file that was sent cannot be paired',
  round: 'the file that was sent stands before another round',
  edition: 'the file is paired by another edition',
  answer: 'pairing the file again gives another answer',
  differences: 'comparing the file again gives another number of differences',
  breaches: 'checking the altered rounds again gives another number of broken rules',
};
