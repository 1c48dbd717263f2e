/** The players of each score (Dutch 2017 A.3), the highest score first, in the order of the list. */
export function scoregroups<P extends { readonly score: number }>(players: readonly P[]): P[][] {
  const scores = [...new Set(players.map(({ score }) => score))].sort((one, other) => other - one);
  return scores.map((score) => players.filter((player) => player.score === score));
}
