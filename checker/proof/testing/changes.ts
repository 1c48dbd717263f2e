import type { Certificate } from '../../../engine/index.js';
import { verify } from '../verify.js';

/**
 * A certificate with one value changed, each of its values in turn.
 * @typeParam C what the system of the edition certifies; what comes need not be one any more.
 */
export function* changes<C extends Certificate>(certificate: C, random: () => number): Generator<C> {
  for (const changed of changesOf(certificate as unknown as Json, random)) yield changed as unknown as C;
}

/** What is no certificate at all is not proved either. */
export function isProved(certificate: Certificate): boolean {
  try {
    return verify(certificate).verdict === 'proved';
  } catch {
    return false;
  }
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

function* changesOf(value: Json, random: () => number): Generator<Json> {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length > 0) yield list.toSpliced(Math.floor(random() * list.length), 1);
    for (const [index, part] of list.entries())
      for (const changed of changesOf(part, random)) yield list.with(index, changed);
  } else if (typeof value === 'object' && value !== null) {
    const document = value as { readonly [key: string]: Json };
    for (const [name, part] of Object.entries(document))
      for (const changed of changesOf(part, random)) yield { ...document, [name]: changed };
  } else if (typeof value === 'number') yield value + [-10, -5, -1, 1, 5, 10][Math.floor(random() * 6)];
  else if (typeof value === 'boolean') yield !value;
  else if (typeof value === 'string') yield STRINGS[Math.floor(random() * STRINGS.length)];
  else yield [];
}

const STRINGS = [
  '',
  'W',
  'WB',
  'BWW',
  'down',
  'up',
  'scoregroup',
  'penultimate',
  'order',
  'quality',
  'C5',
  'C6',
];
