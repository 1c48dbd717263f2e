import { rulesOf } from '../../generator/index.js';
import { followsTable } from '../program/index.js';
import type { AskedProgram } from '../program/index.js';
import { identityOf } from './programs.js';
import { CampaignError, disagreements } from './store/manifest.js';
import type {
  CampaignManifest,
  CandidateIdentity,
  Json,
  PositionSet,
  ProcedureName,
  Steering,
} from './store/manifest.js';
import { GENERATED_DIRECTIONS } from './store/stored-trial.js';
import { THRESHOLDS } from './summary/threshold.js';
import { NEEDED, TABLE_DIRECTIONS } from './trials/plan.js';
import type { Direction } from './trials/trial.js';

/** The settings of a campaign. What is left out is taken from the campaign that is continued, else it is the default. */
export interface CampaignSettings {
  readonly procedure?: Exclude<ProcedureName, 'positions'> | undefined;
  readonly first?: number | undefined;
  readonly count?: number | undefined;
  readonly seed?: string | undefined;
  readonly directions?: readonly Direction[] | undefined;
  readonly steer?: string | undefined;
  readonly tries?: number | undefined;
  readonly coverage: boolean;
  readonly toTheEnd: boolean;
  /** Only one tournament is looked at, and nothing is kept: in any direction, and with a program that was changed. */
  readonly isForOne: boolean;
}

/** What the manifest of a campaign is made of. */
export interface ManifestParts {
  /** Of the campaign that is continued. */
  readonly known: CampaignManifest | null;
  readonly candidate: AskedProgram;
  readonly second: AskedProgram | null;
  /** The files whose rounds are asked for, in place of simulated tournaments. */
  readonly positions: PositionSet | null;
  /** From `generatorOf`. */
  readonly generator: () => Json;
  /** Draws a seed where there is none. */
  readonly newSeed: () => string;
  readonly program: CampaignManifest['program'];
  /** The folder of the campaign, for messages. */
  readonly folder: string;
  /** How a setting is called in messages. */
  readonly named: (setting: keyof CampaignSettings | 'positions') => string;
}

/**
 * The manifest of the campaign to run, and how its programs have changed since it was begun, in a sentence each.
 * @throws CampaignError for settings that do not go together, or not with the campaign that is continued.
 */
export function manifestOf(
  settings: CampaignSettings,
  parts: ManifestParts,
): { readonly manifest: CampaignManifest; readonly changes: readonly string[] } {
  const { known, candidate, second, positions, program } = parts;
  requireAskable(settings, parts);
  const manifest: CampaignManifest = {
    schema: 'swissproof/campaign/3',
    program,
    edition: candidate.edition.id,
    ...(positions === null ? simulation(settings, parts) : positionParts(positions, settings, parts)),
    candidate: identityOf(candidate),
    second: second === null ? null : identityOf(second),
    coverage: settings.coverage || (known?.coverage ?? false),
    ...(settings.toTheEnd || known?.toTheEnd === true ? { toTheEnd: true } : {}),
  };
  if (known === null) return { manifest, changes: [] };
  const { isForOne } = settings;
  const changes = programChanges(manifest, known, parts.folder);
  if (changes.length > 0 && !isForOne)
    throw new CampaignError(
      `${changes[0]}. Go on with the old one, or begin a new campaign in another folder`,
    );
  // One tournament may be looked at in one direction.
  requireAgreement(known, isForOne ? withKnownPrograms(manifest, known) : manifest, settings, parts.folder);
  return { manifest, changes };
}

/** The part of a manifest about the tournaments. */
type TournamentParts = Pick<
  CampaignManifest,
  'seed' | 'first' | 'count' | 'directions' | 'generator' | 'steer' | 'positions' | 'procedure'
>;

const DEFAULT_PROCEDURE = '2026';

function simulation(settings: CampaignSettings, parts: ManifestParts): TournamentParts {
  const { known } = parts;
  const steer = steeringOf(settings, parts);
  const procedure = settings.procedure ?? known?.procedure ?? DEFAULT_PROCEDURE;
  return {
    seed: settings.seed ?? known?.seed ?? parts.newSeed(),
    first: settings.first ?? known?.first ?? 1,
    count: settings.count ?? known?.count ?? THRESHOLDS[settings.procedure ?? DEFAULT_PROCEDURE].tournaments,
    directions: directionsOf(settings, steer, parts),
    generator: parts.generator(),
    procedure,
    ...(steer === null ? {} : { steer }),
  };
}

/** Each file is asked for once; nothing is drawn by chance. */
function positionParts(
  positions: PositionSet,
  { directions }: CampaignSettings,
  { candidate: { abilities, title }, named }: ManifestParts,
): TournamentParts {
  if (directions?.some((direction) => direction !== 'positions') === true)
    throw new CampaignError(`${named('positions')} has a direction of its own: positions`);
  if (!abilities.has(NEEDED.positions))
    throw new CampaignError(`${title} cannot pair, which ${named('positions')} needs`);
  const count = positions.files.length;
  const common = { first: 1, count, directions: ['positions'], generator: null, positions } as const;
  return { ...common, seed: 'none', procedure: 'positions' };
}

/** Rejects settings about the rules of a Swiss where the candidate follows a table. */
function requireAskable(
  { steer, tries, coverage }: CampaignSettings,
  { candidate, named }: ManifestParts,
): void {
  const isSteered = steer !== undefined || tries !== undefined;
  if (followsTable(candidate) && (isSteered || coverage))
    throw new CampaignError(
      `${named(isSteered ? 'steer' : 'coverage')}: a ${candidate.edition.id} has a table, and no rules that decide rounds; leave it out`,
    );
}

/** Tournaments that are looked at for each one in which a rule decides. */
const TRIES = 1000;

function steeringOf(
  { steer, tries }: CampaignSettings,
  { known, candidate, named }: ManifestParts,
): Steering | null {
  const rule = steer ?? known?.steer?.rule;
  if (rule === undefined) {
    if (tries !== undefined)
      throw new CampaignError(`${named('tries')} needs ${named('steer')}, the rule to look for`);
    return null;
  }
  if (followsTable(candidate)) return null;
  const { edition } = candidate;
  const possible = rulesOf(edition);
  if (!possible.includes(rule))
    throw new CampaignError(
      `${edition.id} has no rule ${rule} to steer by; possible: ${possible.join(', ')}`,
    );
  return { rule, tries: tries ?? known?.steer?.tries ?? TRIES };
}

function directionsOf(
  settings: CampaignSettings,
  steer: Steering | null,
  { known, candidate, named }: ManifestParts,
): CampaignManifest['directions'] {
  const { abilities, title } = candidate;
  const all: readonly Direction[] = followsTable(candidate) ? TABLE_DIRECTIONS : GENERATED_DIRECTIONS;
  const able = all.filter((direction) => abilities.has(NEEDED[direction]));
  const possible = steer === null ? able : able.filter((direction) => STEERABLE.includes(direction));
  const wanted = settings.directions ?? known?.directions ?? possible;
  if (wanted.includes('positions'))
    throw new CampaignError(`the direction positions needs ${named('positions')}`);
  const own = wanted.find((direction) => steer !== null && !STEERABLE.includes(direction));
  if (own !== undefined)
    throw new CampaignError(
      `${named('steer')} is for ${STEERABLE.join(' and ')}: in ${own} the tournaments take their own course`,
    );
  const senseless = wanted.find((direction) => !all.includes(direction));
  if (senseless !== undefined)
    throw new CampaignError(
      `the direction ${senseless} does not test a ${candidate.edition.id}: its rounds do not depend on results; possible: ${all.join(', ')}`,
    );
  const unable = wanted.filter((direction) => !able.includes(direction));
  if (unable.length > 0)
    throw new CampaignError(`${title} cannot ${NEEDED[unable[0]]}, which the direction ${unable[0]} needs`);
  return wanted;
}

/** Directions in which the candidate gets the very tournaments that we simulate. */
const STEERABLE: readonly Direction[] = ['replay', 'their-checker'];

function requireAgreement(
  known: CampaignManifest,
  fresh: CampaignManifest,
  { isForOne }: CampaignSettings,
  folder: string,
): void {
  const keys = disagreements(known, fresh);
  if (keys.length > 0)
    throw new CampaignError(`the campaign in ${folder} is another one: it differs in ${keys.join(', ')}`);
  const isShorter = fresh.first > known.first || fresh.first + fresh.count < known.first + known.count;
  if (!isForOne && isShorter)
    throw new CampaignError(
      `the campaign in ${folder} has the tournaments ${known.first} to ${known.first + known.count - 1}; it can be made longer, but not shorter`,
    );
}

/** One campaign holds the results of one program: a file of which only some bytes have changed is another program. */
function programChanges(fresh: CampaignManifest, known: CampaignManifest, folder: string): string[] {
  const pairs = [
    [known.candidate, fresh.candidate],
    [known.second, fresh.second],
  ];
  return pairs.flatMap(([before, now]) =>
    before !== null && now !== null && before.hash === now.hash && before.program !== now.program
      ? [
          `the program has changed since the campaign in ${folder} began: ${nameAndFile(before)} then, ${nameAndFile(now)} now`,
        ]
      : [],
  );
}

function nameAndFile({ name, program }: CandidateIdentity): string {
  return `${name} (SHA-256 ${program})`;
}

/** A manifest for comparing in which programs and profiles that have changed, and the directions, are those of the known campaign. */
function withKnownPrograms(fresh: CampaignManifest, known: CampaignManifest): CampaignManifest {
  const withFileOf = (
    one: CandidateIdentity,
    { name, program, hash }: CandidateIdentity = one,
  ): CandidateIdentity => ({ ...one, name, program, hash });
  return {
    ...fresh,
    directions: known.directions,
    candidate: withFileOf(fresh.candidate, known.candidate),
    second: fresh.second === null ? null : withFileOf(fresh.second, known.second ?? fresh.second),
  };
}
