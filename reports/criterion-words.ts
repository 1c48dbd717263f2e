/** How a criterion is spoken of: what its number counts, or what its list of numbers is. */
export type CriterionWords = CountWords | ListWords;

export interface CountWords {
  readonly kind: 'count';
  /** What one, and what several, of those counted do: "player floats down", "players float down". */
  readonly one: string;
  readonly many: string;
  readonly who: Counted;
}

export interface ListWords {
  readonly kind: 'list';
  /** Goes before the numbers: "the scores of the downfloaters are". */
  readonly subject: string;
  readonly who: Counted;
}

/** Whom a pair or downfloater that counts stands for. */
export type Counted = 'higher' | 'lower' | 'one of the pair';

/** The words for a quality criterion of an edition; null for criteria that need their own sentence. */
export function criterionWords(edition: string, rule: string): CriterionWords | null {
  return WORDS[edition]?.[rule] ?? null;
}

const downfloaters = count('player floats down', 'players float down', 'higher');
const topscorerDifference = count(
  'topscorer (or topscorer’s opponent) gets a colour difference beyond +2 or -2',
  'topscorers (or their opponents) get a colour difference beyond +2 or -2',
  'one of the pair',
);
const topscorerThird = count(
  'topscorer (or topscorer’s opponent) gets the same colour a third time in a row',
  'topscorers (or their opponents) get the same colour a third time in a row',
  'one of the pair',
);
const preference = count(
  'player does not get the colour preference',
  'players do not get their colour preference',
  'one of the pair',
);
const strongPreference = count(
  'player does not get a strong colour preference',
  'players do not get their strong colour preference',
  'one of the pair',
);

const LAST = 'in the previous round';
const EARLIER = 'two rounds before';

const WORDS: Readonly<Record<string, Readonly<Record<string, CriterionWords>>>> = {
  'dutch-2017': {
    C5: downfloaters,
    C6: list('the pairing score differences are', 'higher'),
    C8: topscorerDifference,
    C9: topscorerThird,
    C10: preference,
    C11: strongPreference,
    C12: again('player', 'down', LAST, 'higher'),
    C13: again('player', 'up', LAST, 'lower'),
    C14: again('player', 'down', EARLIER, 'higher'),
    C15: again('player', 'up', EARLIER, 'lower'),
    C16: differences('those who float down as they did', LAST, 'higher'),
    C17: differences('those who float up as they did', LAST, 'lower'),
    C18: differences('those who float down as they did', EARLIER, 'higher'),
    C19: differences('those who float up as they did', EARLIER, 'lower'),
  },
  'dutch-2026': {
    C6: downfloaters,
    C7: list('the scores of the downfloaters are', 'higher'),
    C10: topscorerDifference,
    C11: topscorerThird,
    C12: preference,
    C13: strongPreference,
    C14: again('resident player', 'down', LAST, 'higher'),
    C15: again('opponent of a moved-down player', 'up', LAST, 'lower'),
    C16: again('resident player', 'down', EARLIER, 'higher'),
    C17: again('opponent of a moved-down player', 'up', EARLIER, 'lower'),
    C18: differences('moved-down players who floated down', LAST, 'higher'),
    C19: differences('the opponents of moved-down players who floated up', LAST, 'lower'),
    C20: differences('moved-down players who floated down', EARLIER, 'higher'),
    C21: differences('the opponents of moved-down players who floated up', EARLIER, 'lower'),
  },
};

function count(one: string, many: string, who: Counted): CountWords {
  return { kind: 'count', one, many, who };
}

function list(subject: string, who: Counted): ListWords {
  return { kind: 'list', subject, who };
}

function again(whom: string, direction: 'down' | 'up', when: string, who: Counted): CountWords {
  const several = whom.replace(/^(\w+)( player)?/, (_whole, noun: string, tail?: string) =>
    tail === undefined ? `${noun}s` : `${noun}${tail}s`,
  );
  const before = `who floated ${direction} ${when}`;
  return count(`${whom} ${before} does so again`, `${several} ${before} do so again`, who);
}

function differences(whom: string, when: string, who: Counted): ListWords {
  return list(`the score differences of ${whom} ${when} are`, who);
}
