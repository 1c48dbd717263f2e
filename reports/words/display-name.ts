/** Returns a name for sentences and lists: "Patricia Example" for "Example, Patricia". */
export function displayName(name: string): string {
  const parts = name.split(',').map((part) => part.trim().replace(/\s+/gu, ' '));
  return parts.length === 2 ? parts.reverse().join(' ').trim() : parts.join(', ');
}
