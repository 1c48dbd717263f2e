/**
 * Where each of some things stands in its list, by a number of its own (a starting number, as a rule), a whole one from 1 on.
 * Made anew for every round: a plain list is sooner made, and asked, than a map or a typed array.
 * @returns the place, 0-based; -1 for a number that none has.
 */
export function placesBy<T>(
  things: readonly T[],
  numberOf: (thing: T) => number,
): (number: number) => number {
  let last = 0;
  for (const thing of things) last = Math.max(last, numberOf(thing));
  if (last > LARGEST_LISTED) return placesOfLarge(things, numberOf);
  const places: number[] = [];
  for (let number = 0; number <= last; number++) places.push(-1);
  for (let place = 0; place < things.length; place++) places[numberOf(things[place])] = place;
  return (number) => (number <= last ? places[number] : -1);
}

/** The starting numbers of a file end at 9999; whoever calls the engine may have others, such as FIDE numbers. */
const LARGEST_LISTED = 9999;

function placesOfLarge<T>(things: readonly T[], numberOf: (thing: T) => number): (number: number) => number {
  const places = new Map<number, number>();
  things.forEach((thing, place) => places.set(numberOf(thing), place));
  return (number) => places.get(number) ?? -1;
}
