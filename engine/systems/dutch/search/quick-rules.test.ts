import { describe, expect, it } from 'vitest';
import { dutch2012 } from '../dutch-2012.js';
import { dutch2015Draft } from '../dutch-2015-draft.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import type { DutchEdition } from '../edition.js';
import { editionWithout } from '../to-edition.js';
import { hasQuickSearch } from './quick-rules.js';

describe.each([dutch2012, dutch2015Draft, dutch2017, dutch2026])(
  'rules that the quick search is right for: $id',
  (edition) => {
    const [first, ...others] = edition.criteria;

    it('are those of the edition itself, and of one that sees the players otherwise', () => {
      expect(hasQuickSearch(edition)).toBe(true);
      expect(hasQuickSearch({ ...edition })).toBe(true);
      const seen: DutchEdition = {
        ...edition,
        id: 'another reading',
        seeOtherwise: (state) => ({ ...state, isFinal: false }),
        unplayedIsDownfloat: () => true,
        barsBye: () => false,
      };
      expect(hasQuickSearch(seen)).toBe(true);
    });

    it.each<readonly [string, DutchEdition]>([
      ['copies of its criteria', { ...edition, criteria: edition.criteria.map((own) => ({ ...own })) }],
      ['a copy of one criterion', { ...edition, criteria: [{ ...first }, ...others] }],
      ['its criteria in another order', { ...edition, criteria: [...edition.criteria].reverse() }],
      ['one criterion more', { ...edition, criteria: [...edition.criteria, first] }],
      [
        'copies of its absolute rules',
        { ...edition, absoluteRules: edition.absoluteRules.map((own) => ({ ...own })) },
      ],
      [
        'copies of its colour rules',
        { ...edition, colourRules: edition.colourRules.map((own) => ({ ...own })) },
      ],
      [
        'another completion',
        {
          ...edition,
          completion: edition.completion === 'every-bracket' ? 'collapsed-last-bracket' : 'every-bracket',
        },
      ],
      [
        'another rule on the score of the bye',
        { ...edition, byeScoreRule: edition.byeScoreRule === null ? edition.completionRule : null },
      ],
    ])('are not those of an edition with %s', (_name, other) => {
      expect(hasQuickSearch(other)).toBe(false);
      expect(hasQuickSearch(other)).toBe(false);
    });

    it.each([...edition.absoluteRules, ...edition.criteria].map(({ id }) => id))(
      'are not those of an edition without %s',
      (rule) => {
        expect(hasQuickSearch(editionWithout(edition, rule))).toBe(false);
      },
    );
  },
);
