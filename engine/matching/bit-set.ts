/** Sets of small numbers as bits of 32-bit words: a whole row of a graph is looked through at a few words. */

/** So many words hold the numbers below `size`. */
export function wordsOf(size: number): number {
  return (size + 31) >>> 5;
}

/** Whether the set that begins at word `at` holds a number. */
export function hasBit(sets: Int32Array, at: number, x: number): boolean {
  return ((sets[at + (x >>> 5)] >>> (x & 31)) & 1) === 1;
}

export function addBit(sets: Int32Array, at: number, x: number): void {
  sets[at + (x >>> 5)] |= 1 << (x & 31);
}

export function dropBit(sets: Int32Array, at: number, x: number): void {
  sets[at + (x >>> 5)] &= ~(1 << (x & 31));
}

/** Takes the numbers of a set into another one. */
export function addBits(to: Int32Array, at: number, set: Int32Array): void {
  for (let w = 0; w < set.length; w++) to[at + w] |= set[w];
}

/** Whether a set and the one that begins at word `at` have a number in common. */
export function haveCommonBit(set: Int32Array, sets: Int32Array, at: number): boolean {
  for (let w = 0; w < set.length; w++) if ((set[w] & sets[at + w]) !== 0) return true;
  return false;
}

/** The least number of a word that is not empty, from 0 to 31. */
export function leastBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Calls `visit` for each number of the set that begins at word `at`, in order. */
export function eachBit(sets: Int32Array, at: number, words: number, visit: (x: number) => void): void {
  for (let w = 0; w < words; w++)
    for (let rest = sets[at + w]; rest !== 0; rest &= rest - 1) visit(w * 32 + leastBit(rest));
}
