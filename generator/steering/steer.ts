import type { WriteOptions } from '../../corpus/index.js';
import type { GeneratorConfig } from '../config/config.js';
import { decidesSomeRound, rulesOf } from './decided-rules.js';
import { generate } from '../generate.js';
import type { GeneratedTournament } from '../generate.js';
import { editionOf, resolveConfig } from '../config/resolve-config.js';
import type { Seed } from '../random.js';

export interface SteerOptions {
  readonly seed: Seed;
  /** Name of the rule, as {@link rulesOf} gives it: `C15`; a colour rule by its article. */
  readonly rule: string;
  /** Number of tournaments that are wanted. */
  readonly count: number;
  /** Number of tournaments that are looked at; fewer than `count` may be found among them. */
  readonly maxTries: number;
  /** Index of the first of them. Default 1. */
  readonly first?: number;
  /** Default `trf26`. */
  readonly format?: WriteOptions['format'];
}

/**
 * The tournaments of a campaign in which a rule decides at least one round. They keep their index in the campaign, so
 * that each can be made again without searching. Throws a RangeError for a rule that the edition does not have.
 */
export function* steer(config: GeneratorConfig, options: SteerOptions): Generator<GeneratedTournament, void> {
  const { rule, count, maxTries, ...others } = options;
  const edition = editionOf(resolveConfig(config));
  if (!rulesOf(edition).includes(rule)) {
    throw new RangeError(`${edition.id} has no rule ${rule}; it has ${rulesOf(edition).join(', ')}`);
  }
  let found = 0;
  for (const generated of generate(config, { ...others, count: maxTries })) {
    if (!decidesSomeRound(generated.tournament, edition, rule)) continue;
    yield generated;
    if (++found === count) return;
  }
}
