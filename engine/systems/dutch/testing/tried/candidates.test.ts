import { expect, it } from 'vitest';
import { residentExchanges } from '../../../../order/exchanges.js';
import { transpositions } from '../../../../testing/transpositions.js';
import { player } from '../../../../testing/players.js';
import { candidates } from './candidates.js';

it.each([2, 3, 4, 5, 6, 7])(
  'of %i players: what is passed over repeats a candidate that was generated before (reading B7)',
  (size) => {
    const residents = Array.from({ length: size }, (_, i) => player(i + 1, 10));
    for (let pairs = 0; pairs <= Math.floor(size / 2); pairs++) {
      const everything = new Set<string>();
      for (const { down, up } of residentExchanges(size, pairs)) {
        const inS1 = (bsn: number): boolean => (bsn < pairs ? !down.includes(bsn) : up.includes(bsn));
        const bsns = residents.map((_, bsn) => bsn);
        const s1 = bsns.filter(inS1);
        const s2 = bsns.filter((bsn) => !inS1(bsn));
        for (const order of transpositions(s2, pairs))
          everything.add(named(s1.map((top, i) => [top + 1, order[i] + 1])));
      }
      const generated = [...candidates({ mdps: [], residents }, pairs, () => true)].map((candidate) =>
        named(candidate.pairs.map(([a, b]) => [a.id, b.id])),
      );
      expect(generated).toEqual([...everything]);
    }
  },
);

function named(pairs: readonly (readonly number[])[]): string {
  return pairs
    .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
    .sort()
    .join(' ');
}
