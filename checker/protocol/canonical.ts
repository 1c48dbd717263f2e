import canonicalize from 'canonicalize';

/** The canonical form of a value of JSON (RFC 8785), which every reader of JSON makes of the same content. Throws where it has none. */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('the value has no canonical form of JSON');
  return text;
}
