import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import type {
  AgainSummary,
  GeneratorSummary,
} from '../../certification/campaign/summary/generator-summary.js';
import type { OtherFile } from '../../certification/campaign/trials/generated-event.js';
import { counted } from '../words/numbers.js';
import { grouped } from './words.js';

/** How many different tournaments a generator made, and what it made of a seed; empty for other directions. */
export function generatorWords({ generator, run }: DirectionSummary): string[] {
  if (generator === null || run === 0) return [];
  const { counted: files, notCounted } = generator;
  return [
    ...(files === 0 ? [] : [differentWords(generator)]),
    ...(notCounted === 0 ? [] : [notCountedWords(notCounted)]),
    ...againWords(generator.again, files),
  ];
}

function differentWords({ counted: files, different, mostEqual }: GeneratorSummary): string {
  const tournaments = counted(different, 'different tournament', 'different tournaments');
  const what = `${grouped(files)} ${files === 1 ? 'file' : 'files'}`;
  if (different === files) return `${tournaments} in ${what}`;
  return `${tournaments} in ${what}: the one that came most often came ${grouped(mostEqual)} times; equal tournaments count once for the threshold`;
}

function notCountedWords(trials: number): string {
  return `what was asked for and what came was not counted in ${counted(trials, 'tournament', 'tournaments')}, which an older version of swissproof has run; each counts as a different one`;
}

function againWords(again: AgainSummary | null, files: number): string[] {
  if (again === null)
    return files === 0
      ? []
      : [
          'seeds: not tested (the generator is asked again for the tournaments 1, 101, 201 and so on, and none of them is here)',
        ];
  const { sameSeed, otherSeed } = again;
  const what =
    sameSeed === null
      ? ['the program takes no seed', ...answers('the same settings again', otherSeed)]
      : [...answers('same seed', sameSeed), ...answers('another seed', otherSeed)];
  return [`seeds, ${counted(again.tested, 'tournament', 'tournaments')} asked for again: ${what.join('; ')}`];
}

function answers(asked: string, counts: Readonly<Record<OtherFile, number>>): string[] {
  const words = { same: 'same file', other: 'other file', none: 'no file' } as const;
  return (['same', 'other', 'none'] as const)
    .filter((answer) => counts[answer] > 0)
    .map((answer) => `${asked}, ${words[answer]} (${grouped(counts[answer])})`);
}
