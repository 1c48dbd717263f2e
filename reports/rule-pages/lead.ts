/** The meaning of a rule in two parts: what a reader needs first, and the rest; an empty rest for short texts. */
export interface ParagraphParts {
  readonly lead: string;
  readonly more: string;
}

/** Divides a paragraph after its second sentence. */
export function leadOf(paragraph: string): ParagraphParts {
  const ends = [...paragraph.matchAll(/[.!?]\)? (?=[A-Z0-9])/g)].map(
    ({ index, 0: end }) => index + end.length,
  );
  const at = ends.at(1) ?? paragraph.length;
  return { lead: paragraph.slice(0, at).trim(), more: paragraph.slice(at).trim() };
}
