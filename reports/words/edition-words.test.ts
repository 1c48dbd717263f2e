import { expect, test } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { editions } from '../../engine/index.js';
import { generate } from '../../generator/index.js';
import { choiceReason } from './edition-words.js';

const UNCERTAIN = 'is not known exactly';

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'that the first day is not known matters only where an edition is taken by a date: %s',
  (id, edition) => {
    const [{ text }] = generate({ system: id, players: 10, rounds: 3 }, { seed: 'reason', count: 1 });
    const asked = checkFile(text, 'a.trf', { edition, standings: null }).edition;
    expect(asked === null ? '' : choiceReason(asked)).not.toContain(UNCERTAIN);
    const dated = asked === null ? null : { ...asked, chosenBy: 'date' as const };
    expect(dated === null ? false : choiceReason(dated).includes(UNCERTAIN)).toBe(
      edition.isFromUncertain === true,
    );
  },
);
