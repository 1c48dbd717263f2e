import type { Certificate } from '../../../engine/index.js';

/** A certificate that can be changed. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** Changes a certificate; false when it holds nothing of the kind. */
export type Tampering<C extends Certificate> = (draft: Draft<C>, random: () => number) => boolean;

export function isValued({ kind }: Pick<Certificate, 'kind'>): boolean {
  return kind !== 'absolute' && kind !== 'colour';
}

/** One of the sides, both of which have to be right. */
export function sideOf<S>(
  { published, reference }: { readonly published: S; readonly reference: S | null },
  random: () => number,
): S {
  return random() < 0.5 || reference === null ? published : reference;
}

export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
