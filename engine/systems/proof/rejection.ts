import type { Certificate, Verification } from '../interface/certificate.js';

/** Why a certificate is not accepted. */
class Rejection extends Error {}

export function requireThat(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Rejection(reason);
}

/** The certificate names this rule, by this article. */
export function requireRule(
  { rule, article }: Pick<Certificate, 'rule' | 'article'>,
  named: { readonly id: string; readonly article: string },
): void {
  requireThat(
    rule === named.id && article === named.article,
    `${named.id} (${named.article}) decides, not ${rule} (${article})`,
  );
}

/** What a verifier says; a rejection where something that it demands is not so. */
export function unlessRejected(judge: () => Verification): Verification {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { verdict: 'rejected', reason: error.message, best: 'not shown' };
  }
}
