/** The text of an answer: UTF-8, or else Latin-1, which every sequence of bytes is. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** The lines of a text that may end them with CR, LF or CRLF, without blanks at their ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
}

/** A text without the lines that a pattern matches, and whether there were any. */
export function withoutLines(
  text: string,
  pattern: RegExp,
): { readonly others: string; readonly found: boolean } {
  const lines = linesOf(text);
  const others = lines.filter((line) => !pattern.test(line));
  return { others: others.join('\n'), found: others.length < lines.length };
}

/** What a program said last, for a note; where it stood in its own code, line by line, is left out. */
export function lastSaid(text: string): string {
  return quoted(withoutStack(text).trim().slice(-119));
}

/** A text without the lines that tell where a program stood in its own code. */
export function withoutStack(text: string): string {
  const lines = linesOf(text).filter((line) => !/^\s+(?:at \S|\.{3} \d+ more)/.test(line));
  return lines.join('\n');
}

/** A piece of foreign text for a note: one line, printable, not too long. */
export function quoted(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return `"${line.length > 120 ? `${line.slice(0, 119)}…` : line}"`;
}
