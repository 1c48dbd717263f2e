import { readdirSync, readFileSync } from 'node:fs';
import { files, task } from './mode.js';

/** What a program finds where it is started. */
export interface Found {
  readonly task: string;
  /** Its folder, and where its temporary files are to be. */
  readonly folders: readonly (string | undefined)[];
  /** What is in this folder, by name. */
  readonly contents: Readonly<Record<string, string>>;
  /** The arguments that it is given with its task. */
  readonly given: readonly string[];
  /** Variables that speak of swissproof, with their values. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Reads all that a program finds where it is started. */
export function lookAround(): Found {
  const names = readdirSync('.', { recursive: true, encoding: 'utf8' });
  const { TMPDIR, TEMP, TMP, ...others } = process.env;
  const ours = Object.entries(others).filter((entry) => entry.some((text) => /swissproof/i.test(text ?? '')));
  return {
    task,
    folders: [process.cwd(), TMPDIR, TEMP, TMP],
    contents: Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')])),
    given: files,
    variables: Object.fromEntries(ours.map(([name, value = '']) => [name, value])),
  };
}
