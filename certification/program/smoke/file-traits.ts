import type { Dialect } from '../profile.js';

/** What a program must read of a file to pair its next round, and may not know how to. */
export type FileTrait = (typeof FILE_TRAITS)[number];

export const FILE_TRAITS = [
  'initial-colour',
  'forbidden-pairs',
  'acceleration',
  'next-byes',
  'byes',
  'late-entries',
] as const;

/** What a file may have before its first round. */
export const OF_FIRST_ROUND = ['initial-colour', 'forbidden-pairs', 'acceleration', 'next-byes'] as const;
export type FirstTrait = (typeof OF_FIRST_ROUND)[number];

/** What a program does that does not read it, in the words of a dialect. */
export function misreadWords(trait: Exclude<FileTrait, 'byes'>, { format }: Pick<Dialect, 'format'>): string {
  const isModern = format === 'trf26';
  const words: Readonly<Record<Exclude<FileTrait, 'byes'>, string>> = {
    'initial-colour': `gives the same colours whether the initial-colour is White or Black (record ${isModern ? '152 B' : 'XXC black1'})`,
    'forbidden-pairs': `pairs two who may not meet (record ${isModern ? '260' : 'XXP'})`,
    acceleration: `pairs round 1 as if nobody had virtual points (record ${isModern ? '250' : 'XXA'})`,
    'next-byes': 'pairs a player who has a half-point bye in the round to be paired (0000 - H)',
    'late-entries': 'leaves out players who came late (0000 - Z in round 1)',
  };
  return words[trait];
}

/** What a file has, for a program that refuses it. */
export const TRAIT_WORDS: Readonly<Record<FileTrait, string>> = {
  'initial-colour': 'the initial-colour Black',
  'forbidden-pairs': 'a forbidden pair',
  acceleration: 'virtual points',
  'next-byes': 'a half-point bye in the round to be paired',
  byes: 'pairing-allocated byes (0000 - U)',
  'late-entries': 'players who came late (0000 - Z in round 1)',
};

/** The same of a file whose rounds are all played. */
export const IN_PLAYED_ROUNDS: Readonly<Record<FirstTrait, string>> = {
  ...TRAIT_WORDS,
  'next-byes': 'a half-point bye (0000 - H)',
};
