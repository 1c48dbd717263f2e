/** Whether one vector of `words` numbers, from a place in a list on, comes after another: the first difference decides. */
export function isGreater(a: Float64Array, at: number, b: Float64Array, bt: number, words: number): boolean {
  for (let k = 0; k < words; k++) if (a[at + k] !== b[bt + k]) return a[at + k] > b[bt + k];
  return false;
}
