// Puts beside the compiled program what the compiler does not: the JSON schemas, the examples of the rule pages, the
// program in Java, and the right to be executed. The stamp tells the launcher that the build is complete.
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const from = new URL('corpus/schema/', root);
const to = new URL('dist/corpus/schema/', root);
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) {
  if (name.endsWith('.json')) cpSync(new URL(name, from), new URL(name, to));
}
cpSync(new URL('corpus/rule-examples/', root), new URL('dist/corpus/rule-examples/', root), {
  recursive: true,
});
cpSync(new URL('checker/candidate/java/', root), new URL('dist/checker/candidate/java/', root), {
  recursive: true,
});
chmodSync(new URL('dist/cli/main.js', root), 0o755);
writeFileSync(new URL('dist/.built', root), '');
