import type { Certificate } from '../../../engine/index.js';
import type { Draft, Tampering } from './draft.js';

/** Falsifies certificates, each in the way that has been tried least so far, so that rare occasions are taken. */
export class Tamperer<C extends Certificate> {
  private readonly uses: Map<string, number>;

  constructor(
    private readonly tamperings: Readonly<Record<string, Tampering<C>>>,
    private readonly random: () => number,
  ) {
    this.uses = new Map(Object.keys(tamperings).map((name) => [name, 0]));
  }

  /** Ways for which there was no occasion. */
  get unused(): string[] {
    return [...this.uses].filter(([, count]) => count === 0).map(([name]) => name);
  }

  /** A tampered copy; null when the certificate holds nothing that could be falsified. */
  tampered(certificate: C): { readonly name: string; readonly wrong: C } | null {
    for (const [name, count] of [...this.uses].sort(([, a], [, b]) => a - b)) {
      const draft = structuredClone(certificate) as Draft<C>;
      if (!this.tamperings[name](draft, this.random)) continue;
      this.uses.set(name, count + 1);
      return { name, wrong: draft as C };
    }
    return null;
  }
}
