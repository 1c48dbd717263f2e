/** A word as it is typed in a command line, quoted where a shell would take it apart. */
export function shellWord(word: string): string {
  return /^[\p{L}\p{N}_./:\\=@+,-]+$/u.test(word) ? word : `"${word.replace(/["$`]/g, '\\$&')}"`;
}
