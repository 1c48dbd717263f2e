/**
 * Whether anything in a file looks like a record 001, wherever it begins and whatever the encoding: without one it is no
 * tournament at all.
 */
export function holdsPlayers(content: Uint8Array | string): boolean {
  const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
  // In UTF-16 a NUL stands beside each character.
  return PLAYER.test(text.includes('\0') ? text.replaceAll('\0', '') : text);
}

const PLAYER = /(?:^|[\r\n\uFEFF\u00BF\u00FE\u00FF])[ \t]*001(?!\d)/;
