import type { GeneratorConfig } from '../../generator/index.js';
import type { Failure } from './answers/answers.js';
import type { AskedProgram } from './candidate-program.js';
import { drawWish } from './generator-wishes.js';
import type { Wish } from './generator-wishes.js';

/** What a candidate's generator gives in the end, and how many wishes it called infeasible before. */
export type GeneratedTournament =
  | { readonly ok: true; readonly file: Uint8Array; readonly infeasible: number; readonly wish: Wish }
  | { readonly ok: true; readonly file: null; readonly infeasible: number; readonly note: string }
  /** `seed`: of the wish at which it failed. */
  | (Failure & { readonly infeasible: number; readonly seed: number });

/**
 * Has a candidate generate a tournament. Wishes that it calls infeasible are drawn again from the same configuration,
 * always the same ones for the same seed; after ten it is left at that.
 */
export async function askTournament(
  candidate: AskedProgram,
  config: GeneratorConfig,
  seed: string,
  signal?: AbortSignal,
): Promise<GeneratedTournament> {
  const system = candidate.edition.id;
  let note = '';
  for (let infeasible = 0; infeasible < MOST_WISHES; infeasible++) {
    const wish = drawWish(config, system, infeasible === 0 ? seed : `${seed}/again-${infeasible}`);
    const answer = await candidate.generate(wish, signal);
    if (!answer.ok) return { ...answer, infeasible, seed: wish.seed };
    if (answer.file !== null) return { ...answer, infeasible, wish };
    ({ note } = answer);
  }
  return { ok: true, file: null, infeasible: MOST_WISHES, note };
}

const MOST_WISHES = 10;
