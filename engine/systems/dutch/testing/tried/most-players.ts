/**
 * Guards a reading that tries out everything.
 * @param most players that it takes.
 * @throws RangeError for more.
 */
export function checkMostPlayers(players: readonly unknown[], most: number): void {
  if (players.length <= most) return;
  throw new RangeError(
    `trying everything takes at most ${String(most)} players, not ${String(players.length)}`,
  );
}
