/**
 * All sets of `count` in a list, by the first place at which they differ: of MDPs the order of 2026 4.4.2, and of 2017 D.3
 * where their scores are the same.
 */
export function* subsets<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + count <= list.length; i++)
    for (const tail of subsets(list.slice(i + 1), count - 1)) yield [list[i], ...tail];
}
