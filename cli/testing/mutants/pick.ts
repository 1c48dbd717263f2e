/** Numbers from 0 up to 1. */
export type Random = () => number;

/** One of a list that is not empty. */
export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)];
}
