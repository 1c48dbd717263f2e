import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { editionById } from '../engine/index.js';
import { ruleExampleFile } from './testing/rule-example-file.js';
import { searchExamples } from './testing/rule-example-search.js';
import type { RuleExample } from './testing/rule-example-search.js';
test('find', { timeout: 1e7 }, () => {
  const edition = editionById('burstein-1998')!;
  const only = { ...edition, otherReadings: edition.otherReadings };
  for (const players of [7, 9]) for (const rounds of [4, 5, 6]) {
    const found = new Map<string, RuleExample>();
    const real = found.set.bind(found);
    found.set = (rule, example) => (rule === '4.3.median' && example.cost[0] === 1 ? real(rule, example) : found);
    searchExamples({ edition: only, profile: 'plain', players, rounds, attempts: 2500 }, found);
    const example = found.get('4.3.median');
    process.stdout.write(`${players} ${rounds} ${example?.cost.join(' ')}\n`);
    if (example === undefined) continue;
    writeFileSync('corpus/rule-examples/burstein-1998/4.3.median.trf', ruleExampleFile(example));
    return;
  }
});
