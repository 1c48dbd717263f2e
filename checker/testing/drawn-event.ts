/** An event in which every game is drawn and every round is paired by chance: each round is one group, and none is right. */
export interface DrawnEvent {
  /** An even number. */
  readonly players: number;
  readonly rounds: number;
  /** Code of record 192. */
  readonly code: string;
}

/** The file of such an event, always the same one. */
export function drawnEvent({ players, rounds, code }: DrawnEvent): string {
  let seed = 7;
  /** A number from 0 below another one (Park and Miller, 1988). */
  const below = (limit: number): number => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  const rows = Array.from({ length: players }, (): string[] => []);
  for (let round = 0; round < rounds; round++) {
    const order = rows.map((_, index) => index);
    for (let last = players - 1; last > 0; last--) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    for (let board = 0; board < players; board += 2) {
      const [white, black] = order.slice(board, board + 2);
      rows[white].push(`  ${String(black + 1).padStart(4)} w =`);
      rows[black].push(`  ${String(white + 1).padStart(4)} b =`);
    }
  }
  return [
    '012 Drawn event',
    '042 2026/11/01',
    `142 ${rounds + 2}`,
    '152 W',
    `192 ${code}`,
    ...rows.map((games, index) => {
      const number = String(index + 1).padStart(4);
      const rating = 2900 - index;
      const points = (rounds / 2).toFixed(1).padStart(4);
      return `001 ${number}      ${`Player ${index + 1}`.padEnd(33)} ${rating}${' '.repeat(28)}${points} ${number}${games.join('')}`;
    }),
    '',
  ].join('\n');
}
