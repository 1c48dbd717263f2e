import { canonicalJson } from '../../certification/campaign/store/manifest.js';
import type { Json } from '../../certification/campaign/store/manifest.js';

/**
 * The settings of a generator: those in which the kinds of tournaments differ, each with a line for the kinds that have the
 * same value, then those that all kinds have in common.
 */
export function settingLines(generator: Json): string[] {
  // With the keys in one order, whether the manifest was made now or read from a file.
  const { generation, scenarios } = JSON.parse(canonicalJson(generator)) as {
    readonly generation: number;
    readonly scenarios: Readonly<Record<string, Json>>;
  };
  const kinds = Object.keys(scenarios);
  const columns = kinds.map((kind) => new Map(flat(scenarios[kind], '')));
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const rows = names.map((name) => [name, ...columns.map((column) => column.get(name) ?? '-')]);
  const isCommon = ([, first, ...others]: readonly string[]): boolean =>
    others.every((cell) => cell === first);
  const own = rows.filter((row) => !isCommon(row)).map(([name, ...values]) => byValue(name, kinds, values));
  const width = Math.max(...own.flatMap(({ groups }) => groups.map(([names]) => names.length)));
  const common = rows.filter(isCommon).map(([name, value]) => [name, value]);
  return [
    `generation ${generation} of the generator; kinds of tournaments: ${kinds.join(', ')}`,
    ...own.flatMap(({ name, groups }) => [
      '',
      `${name}:`,
      ...groups.map(([names, value]) => `  ${names.padEnd(width)}  ${value}`),
    ]),
    ...(common.length === 0 ? [] : ['', ...(own.length === 0 ? [] : ['in all kinds:']), ...table(common)]),
  ];
}

interface OwnSetting {
  readonly name: string;
  /** Names of kinds, with the value that they share. */
  readonly groups: readonly (readonly [kinds: string, value: string])[];
}

function byValue(name: string, kinds: readonly string[], values: readonly string[]): OwnSetting {
  const distinct = [...new Set(values)];
  const groups = distinct.map((value): readonly [string, string] => [
    kinds.filter((_, place) => values[place] === value).join(', '),
    value,
  ]);
  return { name, groups };
}

/** Settings with their paths: spans and lists are single ones. */
function flat(value: Json, path: string): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [[path, cellOf(value, path)]];
  const entries = Object.entries(value as Record<string, Json>);
  if (path.endsWith('federations') || entries.some(([key]) => key === 'min'))
    return [[path, cellOf(value, path)]];
  return entries.flatMap(([key, item]) => flat(item, path === '' ? key : `${path}.${key}`));
}

function cellOf(value: Json, path: string): string {
  if (Array.isArray(value)) {
    if (path === 'roster') return value.length === 0 ? 'none' : `${value.length} players of a model`;
    return withCounts((value as readonly Json[]).map((item) => cellOf(item, ''))).join(', ') || 'none';
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const { min, max, ...others } = value as Record<string, Json>;
  const span =
    min === undefined ? [] : [min === max ? cellOf(min, '') : `${cellOf(min, '')} to ${cellOf(max, '')}`];
  const rest = Object.entries(others).map(([key, item]) => `${key} ${cellOf(item, '')}`);
  return [...span, ...rest].join(', ');
}

/** One of the values is drawn by chance, so that lists repeat those that come more often: "29 x none". */
function withCounts(values: readonly string[]): string[] {
  const isNumbers = values.every((value) => value !== '' && !Number.isNaN(Number(value)));
  if (isNumbers) return [...values];
  return [...new Set(values)].map((value) => {
    const count = values.filter((other) => other === value).length;
    return count === 1 ? value : `${count} x ${value}`;
  });
}

/** Rows with their cells below each other. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, place) => Math.max(...rows.map((row) => row[place].length)));
  return rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place]))
      .join('  ')
      .trimEnd(),
  );
}
