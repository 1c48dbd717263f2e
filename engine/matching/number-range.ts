/** The whole numbers from `from` up to `to`, which is left out. A list by hand: `Array.from` asks each of an object's properties. */
export function numberRange(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let number = from; number < to; number++) numbers.push(number);
  return numbers;
}
