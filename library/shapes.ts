/** What an argument must be. */
export interface Shape {
  /** As an error says it. */
  readonly expected: string;
  /** What of the value is not as it must be; null: nothing. */
  readonly faultIn: (value: unknown, path: string) => Fault | null;
  /** A part of an object that may not be left out. */
  readonly isRequired?: true;
}

export interface Fault {
  /** The names from the argument on, with dots. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  /** The type is right, and the value cannot be. */
  readonly isValue?: true;
}

/** A shape for every key of a type. */
export type ShapeOf<T> = { readonly [Key in keyof Required<T>]: Shape };

/** Throws where an argument is not what it must be: a TypeError for another type, a RangeError for a value that cannot be. */
export function requireShape(name: string, value: unknown, shape: Shape): void {
  complain(shape.faultIn(value, name));
}

/**
 * The same of an argument whose parts are named without it: "rules", not "options.rules".
 * @param known its parts; each may be left out.
 */
export function requireOptions<T extends object>(name: string, value: T, known: ShapeOf<T>): void {
  const shape = parts(known);
  complain(isObject(value) ? shape.faultIn(value, '') : faultOf(value, name, shape.expected));
}

export function required(shape: Shape): Shape {
  return { ...shape, isRequired: true };
}

export const anything: Shape = { expected: 'anything', faultIn: () => null };

/**
 * A value that a test lets through.
 * @param isOfType whether a value that it does not let through has the right type all the same.
 */
export function that(
  expected: string,
  test: (value: unknown) => boolean,
  isOfType: (value: unknown) => boolean = () => false,
): Shape {
  return {
    expected,
    faultIn: (value, path) => (test(value) ? null : faultOf(value, path, expected, isOfType(value))),
  };
}

export const isNumeric = (value: unknown): value is number => typeof value === 'number';

export const text = that('a text', (value) => typeof value === 'string');
export const flag = that('true or false', (value) => typeof value === 'boolean');

export function whole(least: number, most = Infinity): Shape {
  const range = most === Infinity ? `from ${least} on` : `from ${least} to ${most}`;
  return that(
    `a whole number ${range}`,
    (value) => isNumeric(value) && Number.isInteger(value) && value >= least && value <= most,
    isNumeric,
  );
}

export function number(least: number, most: number): Shape {
  return that(
    `a number from ${least} to ${most}`,
    (value) => isNumeric(value) && value >= least && value <= most,
    isNumeric,
  );
}

export function oneOf(values: readonly (string | number)[]): Shape {
  const names = values.map((value) => JSON.stringify(value)).join(', ');
  return that(
    names,
    (value) => (values as readonly unknown[]).includes(value),
    (value) => values.some((one) => typeof one === typeof value),
  );
}

export function listOf(shape: Shape, least = 0): Shape {
  const expected = least === 0 ? 'a list' : 'a list that is not empty';
  return {
    expected,
    faultIn: (value, path) =>
      Array.isArray(value) && value.length >= least
        ? first(value.map((one, index) => () => shape.faultIn(one, `${path}.${index}`)))
        : faultOf(value, path, expected, Array.isArray(value)),
  };
}

/** An object with these parts and no others. */
export function parts(known: Readonly<Record<string, Shape>>): Shape {
  const names = Object.keys(known).join(', ');
  return object((value, path) => {
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(known, key));
    return unknown === undefined
      ? faultInParts(value, path, known)
      : { path: join(path, unknown), found: 'an unknown name', expected: `one of ${names}`, isValue: true };
  });
}

/** An object with these parts, whatever else it holds. */
export function holding(known: Readonly<Record<string, Shape>>): Shape {
  return object((value, path) => faultInParts(value, path, known));
}

/** An object whose parts are all alike. */
export function dictionaryOf(shape: Shape): Shape {
  return object((value, path) =>
    first(
      Object.entries(value).map(
        ([key, one]) =>
          () =>
            shape.faultIn(one, join(path, key)),
      ),
    ),
  );
}

/** One of several; of an object that is none of them, what is wrong inside it is said. */
export function either(...shapes: readonly Shape[]): Shape {
  const expected = shapes.map((shape) => shape.expected).join(', or ');
  return {
    expected,
    faultIn: (value, path) => {
      const faults = shapes.map((shape) => shape.faultIn(value, path));
      if (faults.includes(null)) return null;
      const inside = faults.find((fault) => fault !== null && fault.path !== path);
      const isOfType = faults.some((fault) => fault?.isValue === true);
      return inside ?? faultOf(value, path, expected, isOfType);
    },
  };
}

export function orNull(shape: Shape): Shape {
  return either(
    shape,
    that('null', (value) => value === null),
  );
}

function object(faultIn: (value: object, path: string) => Fault | null): Shape {
  const expected = 'an object';
  return {
    expected,
    faultIn: (value, path) => (isObject(value) ? faultIn(value, path) : faultOf(value, path, expected)),
  };
}

function faultInParts(value: object, path: string, known: Readonly<Record<string, Shape>>): Fault | null {
  const given = value as Readonly<Record<string, unknown>>;
  return first(
    Object.entries(known).map(([key, shape]) => () => {
      const isLeftOut = given[key] === undefined && shape.isRequired !== true;
      return isLeftOut ? null : shape.faultIn(given[key], join(path, key));
    }),
  );
}

function first(checks: readonly (() => Fault | null)[]): Fault | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function faultOf(value: unknown, path: string, expected: string, isOfType = false): Fault {
  const fault = { path, found: shown(value), expected };
  return isOfType ? { ...fault, isValue: true } : fault;
}

function complain(fault: Fault | null): void {
  if (fault === null) return;
  const words = `${fault.path}: found ${fault.found}, expected ${fault.expected}`;
  throw fault.isValue === true ? new RangeError(words) : new TypeError(words);
}

/** A value as an error shows it: short, and of large ones only what they are. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return cut(JSON.stringify(value));
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  return kind === 'Object' ? 'an object' : `an object (${kind})`;
}

function cut(words: string): string {
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}
