/**
 * A text in lines of at most so many characters, broken at spaces; a longer word stands alone in its line. Spaces before the
 * first word stay.
 * @param indent stands before every line but the first.
 */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const [start, words] = [/^ */.exec(text)?.[0] ?? '', text.trimStart().split(' ')];
  const lines: string[] = [];
  let line = start + (words.shift() ?? '');
  for (const word of words) {
    if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}
