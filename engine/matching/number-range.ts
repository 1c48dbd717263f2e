/** The whole numbers from `from` up to `to`, which is left out. Filled by hand: `Array.from` looks for a property at each place. */
export function numberRange(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let number = from; number < to; number++) numbers.push(number);
  return numbers;
}
