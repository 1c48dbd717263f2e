/** The sentences of a text in Markdown, without its code, tables and headings. */
export function sentencesOf(markdown: string): string[] {
  return (
    markdown
      .replace(/^(```|~~~)[^]*?^\1.*$/gm, '')
      .replace(/^(?:\||#).*$/gm, '')
      .replace(/^\s*!\[.*$/gm, '')
      // A point of a list stands by itself, as a paragraph does.
      .replace(/^\s*(?:[-*]|\d+\.) /gm, '\n\n')
      .replace(/`[^`]*`/g, 'Code')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      // Not after "e.g." or within "2.4.7".
      .flatMap((paragraph) => paragraph.split(/(?<=[.!?]["”)*_]*) (?=["“(*_]*[\p{Lu}\d])/u))
      .filter((sentence) => sentence !== '')
  );
}

/** How many words a sentence has; code counts as one. */
export function wordsIn(sentence: string): number {
  return sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
