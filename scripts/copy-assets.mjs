// Puts beside the compiled program what the compiler does not: the JSON schemas, the examples of the rule pages, the
// program in Java, the known positions, the candidate profiles, and the right to be executed. The stamp tells the
// launcher that the build is complete.
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
for (const folder of ['corpus/schema/', 'corpus/profiles/']) {
  const [from, to] = [new URL(folder, root), new URL(`dist/${folder}`, root)];
  // What an earlier build left there is no part of this one.
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.endsWith('.json')) cpSync(new URL(name, from), new URL(name, to));
  }
}
for (const folder of [
  'corpus/rule-examples/',
  'corpus/edition-examples/',
  'corpus/positions/',
  'certification/program/java/',
])
  cpSync(new URL(folder, root), new URL(`dist/${folder}`, root), { recursive: true });
chmodSync(new URL('dist/cli/main.js', root), 0o755);
writeFileSync(new URL('dist/.built', root), '');
