import type { Named, OfRules } from '../system-words.js';

/** What both editions of criteria have under the same names. */
const shared: Named<string> = {
  C1: 'rematch',
  C2: 'bye-bar',
  C3: 'equal-absolute-colours',
  C4: 'completion',
  'prohibited-pair': 'prohibited-pair',
  transposition: 'transposition',
  'resident-exchange': 'resident-exchange',
  'mdp-set': 'mdp-set',
  'board-order': 'board-order',
};

/** What the rules are about: rules of two editions about the same are compared with each other. */
export const subjects: OfRules<string | readonly string[]> = {
  'dutch-2012': {
    'B.1.a': 'rematch',
    'B.1.b': 'bye-bar',
    'B.2': 'equal-absolute-colours',
    'prohibited-pair': 'prohibited-pair',
    'C.13-last': 'completion',
    'C.13': 'bye-score',
    P: 'number-of-pairs',
    // Later editions have one list of differences for these.
    M1: 'downfloaters',
    'M1-joined': 'downfloaters',
    'B.3': 'downfloaters',
    'B.3-joined': 'downfloaters',
    'C.12': 'following-bracket',
    'B.2-topscorers': ['topscorers-colour-difference', 'topscorers-third-colour'],
    'A.7.d': 'strong-colour-preferences',
    X: 'colour-preferences',
    Z: 'strong-colour-preferences',
    'B.5-down': 'downfloat-previous-round',
    'B.6-down': 'downfloat-two-rounds-before',
    'D.3': 'mdp-set',
    'B.5-up': 'upfloat-previous-round',
    'B.6-up': 'upfloat-two-rounds-before',
    transposition: 'transposition',
    'resident-exchange': 'resident-exchange',
    'E.1': 'colours-grant-both',
    'E.2': 'colours-grant-stronger',
    'E.3': 'colours-alternate',
    'E.4': 'colours-higher-ranked',
    'E.5': 'colours-parity',
    'board-order': 'board-order',
  },
  'dutch-2017': {
    ...shared,
    C5: 'number-of-pairs',
    C6: 'downfloaters',
    C7: 'following-bracket',
    C8: 'topscorers-colour-difference',
    C9: 'topscorers-third-colour',
    C10: 'colour-preferences',
    C11: 'strong-colour-preferences',
    C12: 'downfloat-previous-round',
    C13: 'upfloat-previous-round',
    C14: 'downfloat-two-rounds-before',
    C15: 'upfloat-two-rounds-before',
    C16: 'downfloat-differences-previous-round',
    C17: 'upfloat-differences-previous-round',
    C18: 'downfloat-differences-two-rounds-before',
    C19: 'upfloat-differences-two-rounds-before',
    'E.1': 'colours-grant-both',
    'E.2': 'colours-grant-stronger',
    'E.3': 'colours-alternate',
    'E.4': 'colours-higher-ranked',
    'E.5': 'colours-parity',
  },
  'dutch-2026': {
    ...shared,
    C5: 'bye-score',
    C6: 'number-of-pairs',
    C7: 'downfloaters',
    C8: 'following-bracket',
    C9: 'bye-unplayed-games',
    C10: 'topscorers-colour-difference',
    C11: 'topscorers-third-colour',
    C12: 'colour-preferences',
    C13: 'strong-colour-preferences',
    C14: 'downfloat-previous-round',
    C15: 'upfloat-previous-round',
    C16: 'downfloat-two-rounds-before',
    C17: 'upfloat-two-rounds-before',
    C18: 'downfloat-differences-previous-round',
    C19: 'upfloat-differences-previous-round',
    C20: 'downfloat-differences-two-rounds-before',
    C21: 'upfloat-differences-two-rounds-before',
    '5.2.1': 'colours-grant-both',
    '5.2.2': 'colours-grant-stronger',
    '5.2.3': 'colours-alternate',
    '5.2.4': 'colours-higher-ranked',
    '5.2.5': 'colours-parity',
  },
};

const everybodyFloats =
  'whoever floats down, a moved-down player paired lower too; every unplayed round was a downfloat';
const everybodyClimbs = 'whoever is paired with a higher score';
const residentsFloat =
  'only residents who leave the bracket; an unplayed round was a downfloat where it scored more than a loss';
const opponentsClimb = 'only opponents of moved-down players';
const allDifferences = 'of all who float down, one who leaves the bracket counting from a point below it';
const mdpDifferences = 'only of moved-down players; one who stays unpaired weighs more than any pair';

const stronger = 'of two absolute preferences that with the wider colour difference is the stronger';
const residentsOf2012 =
  'only residents who leave the bracket; an unplayed round was a downfloat where it brought a point or half a point';
const opponentsOf2012 = 'only residents who meet moved-down players; after the sets of these (D.3)';

/** What a rule comes to, where its title says too little to be held against that of another edition. */
export const gists: OfRules<string> = {
  'dutch-2012': {
    'C.13-last':
      'asked of the penultimate bracket; where it has no such pairing, it is joined with the last one',
    'C.13': 'only in joined brackets: the bye goes to a player of the lower one',
    P: 'as many pairs as possible; the penultimate bracket is joined with the last one where none is left',
    'C.12': 'downfloaters of the same scores who can all be paired in the following bracket',
    'B.2-topscorers':
      'one requirement: pairs with a topscorer, both having an absolute preference for the same colour',
    X: 'pairs in which both want the same colour',
    Z: 'only in even rounds, after X',
    'A.7.d': 'only in odd rounds, before X',
    'B.5-down': residentsOf2012,
    'B.6-down': residentsOf2012,
    'B.5-up': opponentsOf2012,
    'B.6-up': opponentsOf2012,
    'D.3': 'by their scores (B.3), then the smallest numbers; before the requirements for upfloaters',
    'E.2': 'two absolute preferences are equally strong',
  },
  'dutch-2017': {
    C4: 'asked where the pairing has run aground: then in the bracket above, with all players below it in one bracket',
    C6: 'the score differences of all pairs and downfloaters, in descending order',
    C12: everybodyFloats,
    C13: everybodyClimbs,
    C14: everybodyFloats,
    C15: everybodyClimbs,
    C16: allDifferences,
    C17: everybodyClimbs,
    C18: allDifferences,
    C19: everybodyClimbs,
    'E.2': stronger,
    'mdp-set': 'higher scores first, then the smallest numbers',
  },
  'dutch-2026': {
    C4: 'asked in every bracket, from the first on',
    C7: 'the scores of the downfloaters alone, in descending order',
    C14: residentsFloat,
    C15: opponentsClimb,
    C16: residentsFloat,
    C17: opponentsClimb,
    C18: mdpDifferences,
    C19: opponentsClimb,
    C20: mdpDifferences,
    C21: opponentsClimb,
    '5.2.2': stronger,
    'mdp-set': 'only sets whose Limbo has the lowest scores, then the smallest numbers',
  },
};
