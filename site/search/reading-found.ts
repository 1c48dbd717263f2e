import { editionLabel } from '../../reports/words/edition-label.js';
import { listed } from '../../reports/words/numbers.js';
import { editionsOf, rulesNamed } from '../ledger.js';
import type { Reading } from '../ledger.js';
import { editionsByRank } from './entries.js';
import { keyOf } from './searched-page.js';
import type { FoundAs } from './searched-page.js';

/** What the search shows of a reading, with the first edition that it is about. */
export function readingFound(reading: Reading): FoundAs {
  const about = editionsOf(reading);
  const edition = editionsByRank().find((one) => about.includes(one));
  const rules = edition === undefined ? [] : rulesNamed(reading, edition);
  const names = rules.map(({ id }) => id);
  return {
    kind: 'reading',
    title: reading.question.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1'),
    ...(edition === undefined ? {} : { edition: editionLabel(edition) }),
    code: reading.id,
    label: 'reading',
    text: names.length === 0 ? `A reading of ${reading.article}.` : `A reading of ${listed(names)}.`,
    keys: [...new Set([reading.id, ...rules.flatMap(({ id, article }) => [id, article])].map(keyOf))],
  };
}
