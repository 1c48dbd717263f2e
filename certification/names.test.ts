import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A candidate is a pairing of a bracket in the handbook's rules, and a program under test in its procedures.
it('what the engine calls by a word, certification calls nothing else by', () => {
  const known = new Set(typesOf('engine'));
  expect(known).toContain('Candidate');
  const own = typesOf('certification');
  expect(own).toContain('CandidateProgram');
  expect(own.filter((name) => known.has(name))).toEqual([]);
});

/** Names of the types that the files of a room export. */
function typesOf(room: string): string[] {
  const folder = new URL(`../${room}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /^export (?:abstract )?(?:interface|type|class) (\w+)/gm,
      ),
    ])
    .map(([, name]) => name);
}
