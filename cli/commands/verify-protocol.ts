import { compareHeads, verifyProtocol } from '../../checker/protocol/index.js';
import type { JudgeSignature, ProtocolEntry, ProtocolHead } from '../../checker/protocol/index.js';
import { verifyProtocolJson, verifyProtocolText } from '../../reports/protocol/index.js';
import type { ProtocolProof } from '../../reports/protocol/index.js';
import type { ReadProtocol } from '../input/protocol-lines.js';
import { sha256Of } from '../input/sha256.js';

/** What the options of `verify` give; null: the option was not used. */
export interface ProtocolOptions {
  /** Required hash of the last entry. */
  readonly last: string | null;
  readonly judge: JudgeSignature | null;
  readonly heads: readonly ProtocolHead[] | null;
}

/** Judges the protocol of an event again, in words or as JSON. */
export function judgedProtocol(
  file: string,
  { event, entries }: ReadProtocol,
  { last, judge, heads }: ProtocolOptions,
  format: 'text' | 'json',
): { readonly text: string; readonly isRight: boolean } {
  let end: string | null = null;
  const asked = new Set(heads?.map(({ number }) => number));
  const hashes = new Map<number, string>();
  const noted = function* (): Generator<ProtocolEntry> {
    for (const entry of entries) {
      end = entry.hash;
      if (asked.has(entry.number)) hashes.set(entry.number, entry.hash);
      yield entry;
    }
  };
  const results = verifyProtocol({ event, entries: noted() }, sha256Of, judge);
  const write = format === 'text' ? verifyProtocolText : verifyProtocolJson;
  const proved = (isAsked: boolean, isTrue: boolean): ProtocolProof =>
    isAsked ? (isTrue ? 'holds' : 'differs') : 'not-asked';
  const isSignedWhole = results.length > 0 && results.every(({ isSigned }) => isSigned);
  const compared = compareHeads(heads ?? [], hashes);
  const proofs = {
    end: proved(last !== null, end === last),
    signatures: proved(judge !== null, isSignedWhole),
    heads: proved(
      heads !== null,
      compared.every(({ verdict }) => verdict === 'holds'),
    ),
  };
  return {
    text: write({ file, event, results, heads: compared, proofs }),
    isRight:
      results.length > 0 &&
      proofs.end !== 'differs' &&
      proofs.heads !== 'differs' &&
      results.every(({ verdict, fault }) => verdict === 'holds' || (verdict === 'erased' && fault === null)),
  };
}
