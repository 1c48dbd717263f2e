/**
 * A word as it is typed in a command line, quoted where a shell would take it apart or read something else in it.
 * Placeholders like {input} stay as they are.
 */
export function shellWord(word: string): string {
  const isPlain = /^(?:[\p{L}\p{N}_./:\\=@+,-]|\{\w+\})+$/u.test(word);
  return isPlain ? word : `"${word.replace(/["$`]|\\(?=["$`\\]|$)/g, '\\$&')}"`;
}
