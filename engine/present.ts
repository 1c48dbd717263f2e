/** The values that are not undefined, under their names: for optional properties, which are left out where there is no value. */
export function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}

type Present<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };
