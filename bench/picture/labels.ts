/**
 * Places for labels in a column: each as near to where it belongs as can be, none nearer to another than `gap`, all from
 * `top` to `bottom`. Gives them in the order of the wishes. Where there is too little room, they go on below.
 */
export function spread(wishes: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wishes.map((_, at) => at).sort((a, b) => wishes[a] - wishes[b]);
  const places: number[] = [];
  for (const [rank, at] of order.entries())
    places.push(Math.max(wishes[at], rank === 0 ? top : places[rank - 1] + gap));
  // What was pushed over the end is pushed back.
  for (let rank = places.length - 1; rank >= 0; rank--) {
    const most = rank === places.length - 1 ? bottom : places[rank + 1] - gap;
    places[rank] = Math.max(Math.min(places[rank], most), top + rank * gap);
  }
  const placed = wishes.map(() => 0);
  for (const [rank, at] of order.entries()) placed[at] = places[rank];
  return placed;
}

/** Of rising places those that are at least `gap` apart, the last one in any case. */
export function thinned(places: readonly number[], gap: number): number[] {
  const kept: number[] = [];
  for (const place of places.toReversed())
    if (kept.length === 0 || kept[kept.length - 1] - place >= gap) kept.push(place);
  return kept.toReversed();
}
