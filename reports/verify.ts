import type { NamedEvent } from '../checker/proof/hold.js';
import type { CertificateFault, CheckedCertificate } from '../checker/index.js';
import type { Certificate, Verification } from '../engine/index.js';
import { choiceSourceWords } from './words/edition-words.js';
import { spokenProblem } from './words/found-problem-words.js';
import { points } from './words/numbers.js';
import { visible } from './words/visible.js';
import { PROGRAM } from './program.js';
import type { Program } from './program.js';
import { present } from '../engine/present.js';

/** A certificate and what judging it again has found. */
export interface VerifiedCertificate {
  readonly certificate: Certificate;
  readonly verification: CheckedCertificate | NotGiven;
  /** The tournament file that its facts were held against; absent: none. */
  readonly heldAgainst?: string;
  /** The event of that file; absent: none was given. */
  readonly event?: NamedEvent;
  /** What the reader stated about the event, like "--total-rounds 9"; absent: nothing. */
  readonly stated?: string;
}

/** A certificate whose event is not among the files that were given: it would be compared with none of them. */
export interface NotGiven extends Pick<Verification, 'verdict' | 'best'> {
  readonly fault: { readonly kind: 'not-given'; readonly file: string };
}

/** The document of `verify --format json`. */
export interface VerifyDocument {
  readonly schema: 'swissproof/verification/1';
  readonly program: Program;
  /** The file of certificates. */
  readonly file: string;
  readonly results: readonly VerifyResult[];
  readonly totals: Readonly<Record<Verification['verdict'], number>>;
}

export interface VerifyResult extends Verification {
  readonly file: string;
  readonly round: number;
  readonly edition: string;
  /** In points. */
  readonly bracket: number;
  readonly kind: Certificate['kind'];
  readonly rule: string;
  readonly article: string;
  /** The tournament file that its facts were held against; absent: none. */
  readonly heldAgainst?: string;
  /** The event of that file; absent: none was given. */
  readonly event?: NamedEvent;
  /** What the reader stated about the event, like "--total-rounds 9"; absent: nothing. */
  readonly stated?: string;
}

export function verifyDocument(file: string, results: readonly VerifiedCertificate[]): VerifyDocument {
  return {
    schema: 'swissproof/verification/1',
    program: PROGRAM,
    file,
    results: results.map(({ certificate, verification, heldAgainst, event, stated }) => ({
      file: certificate.file,
      round: certificate.round,
      edition: certificate.edition,
      bracket: certificate.bracket.score / 10,
      kind: certificate.kind,
      rule: certificate.rule,
      article: certificate.article,
      ...spokenVerification(verification),
      ...present({ heldAgainst, event, stated }),
    })),
    totals: verifyTotals(results),
  };
}

export function verifyJson(file: string, results: readonly VerifiedCertificate[]): string {
  return `${JSON.stringify(verifyDocument(file, results), null, 2)}\n`;
}

/** A line a certificate, and the counts. */
export function verifyText(file: string, results: readonly VerifiedCertificate[]): string {
  const lines = results.map(({ certificate, verification, heldAgainst, event, stated }) => {
    const { edition, round, bracket, rule, article } = certificate;
    const { verdict, reason, best } = spokenVerification(verification);
    const name = rule === article ? rule : `${rule} (${article})`;
    const where = `${certificate.file}: ${edition}, round ${round}, bracket ${points(bracket.score)}, ${name}`;
    const more = best === 'proved' ? '; no candidate is better than the reference' : '';
    const file =
      heldAgainst === undefined
        ? ''
        : `${heldAgainst}${event === undefined ? '' : ` (${eventWords(event)})`}`;
    const held =
      file === '' ? '' : verdict === 'rejected' ? `; compared with ${file}` : `; held against ${file}`;
    const by = stated === undefined ? '' : `; as stated by ${stated}`;
    return `${where}: ${verdict.toUpperCase()}: ${reason}${more}${held}${by}`;
  });
  const { proved, consistent, rejected } = verifyTotals(results);
  const what = results.length === 1 ? '1 certificate' : `${results.length} certificates`;
  const total = `${file}: ${what}: ${proved} proved, ${consistent} consistent but not proved, ${rejected} rejected`;
  return visible(`${[...lines, ...(isAlone(results) ? [NOT_SHOWN] : []), total].join('\n')}\n`);
}

/** What was found, with the reason in words. */
export function spokenVerification(found: VerifiedCertificate['verification']): Verification {
  if ('reason' in found) return found;
  const { verdict, fault, best } = found;
  return { verdict, reason: certificateFaultWords(fault), best };
}

function certificateFaultWords(fault: CertificateFault | NotGiven['fault']): string {
  switch (fault.kind) {
    case 'no-edition':
      return `there is no edition ${fault.edition}`;
    case 'no-certificates':
      return `${fault.edition} has no certificates`;
    case 'unusable': {
      const why = fault.error === null ? '' : `: ${spokenProblem(fault.error).message}`;
      return `${fault.file} cannot be checked${why}`;
    }
    case 'right': {
      const named = fault.named === null ? '' : `, and the certificate names ${fault.named}`;
      return `round ${fault.round} of ${fault.file} agrees${fault.isOtherwise ? ' otherwise' : ''} by ${fault.edition}${named}`;
    }
    case 'other-edition': {
      const { file, choice, named } = fault;
      return `${file} is checked by ${choice.id} (${choiceSourceWords(choice)}), and the certificate names ${named}; --rules states another edition`;
    }
    case 'not-broken':
      return `in round ${fault.round} of ${fault.file} nothing is wrong by ${fault.rule} in bracket ${points(fault.score)}`;
    case 'differs':
      return `${fault.path} is not what ${fault.file} has`;
    case 'not-given':
      return `it names ${fault.file}, and no tournament file with this name was given`;
  }
}

/** A certificate without its event proves only that its round is wrong if its facts are right. */
const NOT_SHOWN =
  'not shown: that the facts of a certificate are those of its event (give the tournament file)';

function isAlone(results: readonly VerifiedCertificate[]): boolean {
  return results.some(
    ({ verification, heldAgainst }) => heldAgainst === undefined && verification.verdict !== 'rejected',
  );
}

function eventWords({ name, from, to, sha256 }: NamedEvent): string {
  const days = [from, to].filter((day) => day !== '').join(' to ');
  return [name === '' ? 'no name' : name, ...(days === '' ? [] : [days]), `SHA-256 ${sha256}`].join(', ');
}

function verifyTotals(results: readonly VerifiedCertificate[]): VerifyDocument['totals'] {
  const count = (verdict: Verification['verdict']): number =>
    results.filter(({ verification }) => verification.verdict === verdict).length;
  return { proved: count('proved'), consistent: count('consistent'), rejected: count('rejected') };
}
