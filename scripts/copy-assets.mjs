// Puts beside the compiled program what the compiler does not: the JSON schemas, the examples of the rule pages, the
// program in Java, the known positions, and the right to be executed. The stamp tells the launcher that the build is
// complete.
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const from = new URL('corpus/schema/', root);
const to = new URL('dist/corpus/schema/', root);
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) {
  if (name.endsWith('.json')) cpSync(new URL(name, from), new URL(name, to));
}
for (const folder of ['corpus/rule-examples/', 'corpus/positions/', 'certification/program/java/'])
  cpSync(new URL(folder, root), new URL(`dist/${folder}`, root), { recursive: true });
chmodSync(new URL('dist/cli/main.js', root), 0o755);
writeFileSync(new URL('dist/.built', root), '');
