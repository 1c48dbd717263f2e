import fc from 'fast-check';

export interface Mutation {
  /** Where in the file, from 0 to 1. */
  readonly at: number;
  readonly kind: string;
  readonly byte: number;
  readonly length: number;
}

/** From 0 to less than 1, all alike: doubles are drawn by their bits, and would nearly all be next to 0. */
export const share: fc.Arbitrary<number> = fc.nat(999_999).map((part) => part / 1_000_000);

/** Damages that files really suffer, and some that only a malicious sender thinks of. */
export const damage: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    at: share,
    kind: fc.constantFrom('set', 'insert', 'delete', 'cut', 'repeat'),
    byte: fc.oneof(
      fc.constantFrom(...Array.from(' 0=-+wbUZ\r\n\t').map((char) => char.charCodeAt(0))),
      fc.nat(255),
    ),
    length: fc.integer({ min: 1, max: 120 }),
  }),
  { minLength: 1, maxLength: 8 },
);

export function damaged(bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
  let data = [...bytes];
  for (const { at, kind, byte, length } of mutations) {
    const position = Math.floor(at * data.length);
    if (kind === 'set') data[position] = byte;
    else if (kind === 'insert') data.splice(position, 0, byte);
    else if (kind === 'delete') data.splice(position, length);
    else if (kind === 'repeat') data.splice(position, 0, ...data.slice(position, position + length));
    else data = data.slice(0, Math.max(1, position));
  }
  return Uint8Array.from(data);
}
