import { expect, it } from 'vitest';
import { editions } from './interface/registry.js';
import { verifierOf } from './verifiers.js';

it('whoever makes certificates has them judged again, and nobody else', () => {
  const expected = editions.filter(({ hasCertificates }) => hasCertificates).map(({ id }) => id);
  const judged = editions.filter(({ id }) => verifierOf(id) !== null).map(({ id }) => id);
  expect(judged).toEqual(expected);
  expect(judged.length).toBeGreaterThan(0);
});
