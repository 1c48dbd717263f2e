import type { Edition, Rule } from '../../engine/index.js';
import { editionLabel } from '../../reports/words/edition-label.js';
import { counted } from '../../reports/words/numbers.js';
import { casesOf } from '../cases.js';
import type { FoundPart } from '../page.js';
import { keyOf } from './searched-page.js';

/** The cases of the suite in which a rule decides, as one result; none where there are none. */
export function casesFound(edition: Edition, { id, article }: Rule): FoundPart[] {
  const { length } = casesOf(edition.id, id);
  if (length === 0) return [];
  return [
    {
      anchor: 'cases',
      title: `Test cases for ${id}`,
      words: `${edition.id} ${id} ${article} conformance test case`,
      found: {
        ...{ kind: 'cases', edition: editionLabel(edition) },
        code: counted(length, 'case', 'cases'),
        label: 'suite',
        text: `Small tournaments in which ${id} decides, to test a program.`,
        keys: [...new Set([keyOf(id), keyOf(article)])],
      },
    },
  ];
}
