import { generate, NotPossibleError, steer } from '../../generator/index.js';
import type { GeneratedTournament, GenerateOptions, GeneratorConfig } from '../../generator/index.js';

/** Tournaments that follow each other in a campaign. */
export interface GenerateTask extends Required<Pick<GenerateOptions, 'first' | 'count' | 'format'>> {
  readonly config: GeneratorConfig;
  readonly seed: string;
  /** Only those in which this rule decides a pairing; null: all. */
  readonly rule: string | null;
}

/** What is written of a tournament. */
export type MadeTournament = Pick<GeneratedTournament, 'index' | 'name' | 'text' | 'missing'>;

export interface MadeBatch {
  readonly tournaments: readonly MadeTournament[];
  /** Why there are no more: what was asked for is not possible in the next one; null: all are there. */
  readonly notPossible: string | null;
}

/** Makes the tournaments of a task, here or in a thread. */
export function makeBatch({ config, rule, count, ...options }: GenerateTask): MadeBatch {
  const tournaments: MadeTournament[] = [];
  const all =
    rule === null
      ? generate(config, { ...options, count })
      : steer(config, { ...options, rule, count, maxTries: count });
  try {
    for (const { index, name, text, missing } of all) tournaments.push({ index, name, text, missing });
    return { tournaments, notPossible: null };
  } catch (error) {
    if (!(error instanceof NotPossibleError)) throw error;
    return { tournaments, notPossible: error.message };
  }
}
