/** What two documents have otherwise, by the path of each member: its value in the first, and in the second. */
export type Differences = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/**
 * Compares two documents member by member. Of lists that are not equally long, what only one of them has is compared with
 * `undefined`; a member that is not an object in both is compared as a whole.
 */
export function differences(before: unknown, after: unknown, path = ''): Differences {
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return Object.assign(
      {},
      ...names.map((name) => differences(before[name], after[name], path === '' ? name : `${path}.${name}`)),
    ) as Differences;
  }
  return Object.is(before, after) ? {} : { [path]: [before, after] };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
