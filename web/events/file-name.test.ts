import { expect, it } from 'vitest';
import { savedName } from './file-name.js';

it.each([
  ['Harbour Open 2026', 'harbour-open-2026-round-6.trf'],
  ['  Coupe d’Été: Groupe A/B ', 'coupe-d-ete-groupe-a-b-round-6.trf'],
  ['<img src=x>', 'img-src-x-round-6.trf'],
  ['', '0123-round-6.trf'],
])('a file of "%s" is saved as %s', (name, expected) => {
  expect(savedName({ event: '0123', name }, 'round-6.trf')).toBe(expected);
});
