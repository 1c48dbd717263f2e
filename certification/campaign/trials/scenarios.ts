import { GENERATION, Random, resolveConfig, tournamentSeed } from '../../../generator/index.js';
import type { GeneratorConfig, ResolvedConfig } from '../../../generator/index.js';
import type { AskedProgram } from '../../program/index.js';
import { CampaignError } from '../store/manifest.js';
import type { CampaignManifest, Json } from '../store/manifest.js';

/** Kinds of tournaments by their names, from which each tournament of a campaign takes one by chance. */
export type Scenarios = Readonly<Record<string, GeneratorConfig>>;

/** What a simulated tournament depends on. */
export interface EventKey {
  readonly seed: string;
  readonly index: number;
  readonly scenario: string;
}

/** Name of the kind that a tournament is of. */
export function scenarioOf(seed: string, index: number, scenarios: Scenarios): string {
  const names = Object.keys(scenarios).sort();
  return new Random(`${tournamentSeed(seed, index)}/scenario`).pick(names);
}

/** The configurations of the generator that a manifest holds; none where nothing is simulated. */
export function scenariosOf({ generator }: CampaignManifest): Scenarios {
  return (generator as unknown as { readonly scenarios: Scenarios } | null)?.scenarios ?? {};
}

/**
 * Kinds of tournaments for a candidate as a manifest holds them: nothing is left open, and the rules are those that the
 * candidate follows.
 * @throws CampaignError for settings that do not go together.
 */
export function generatorOf(
  kinds: readonly (readonly [name: string, config: GeneratorConfig])[],
  { edition, profile }: Pick<AskedProgram, 'edition' | 'profile'>,
): Json {
  // Programs that cannot be told of points or acceleration are asked for neither, unless the campaign wants them.
  const common = { system: edition.id, choices: profile.choices ?? {} };
  const scenarios = kinds.map(
    ([kind, wanted]) => [kind, resolved(kind, { ...PLAIN, ...wanted, ...common })] as const,
  );
  return { generation: GENERATION, scenarios: Object.fromEntries(scenarios) } as unknown as Json;
}

/** Of thousands of tournaments one that lacks a forbidden pair is no reason to end a campaign. */
const PLAIN: GeneratorConfig = { points: '1-½-0', acceleration: 'none', atMost: true };

function resolved(kind: string, config: GeneratorConfig): ResolvedConfig {
  try {
    return resolveConfig(config);
  } catch (error) {
    if (error instanceof RangeError) throw new CampaignError(`tournaments "${kind}": ${error.message}`);
    throw error;
  }
}
