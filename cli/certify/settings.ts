import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { disagreements, profileOf } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest, PositionSet, Steering } from '../../certification/campaign/store/manifest.js';
import { NEEDED, TABLE_DIRECTIONS } from '../../certification/campaign/trials/plan.js';
import { GENERATED_DIRECTIONS } from '../../certification/campaign/store/stored-trial.js';
import { THRESHOLDS } from '../../certification/campaign/summary/threshold.js';
import type { Direction } from '../../certification/campaign/trials/trial.js';
import { followsTable } from '../../certification/program/index.js';
import type { AskedProgram, CandidateProfile } from '../../certification/program/index.js';
import { isRecord } from '../../certification/program/answers/json.js';
import { rulesOf } from '../../generator/index.js';
import { PROGRAM } from '../../reports/index.js';
import { identityOf, profileNamed } from './candidate-program.js';
import { generatorOf } from './generator.js';
import { readDescribed } from './json.js';
import type { CertifyOptions } from './options.js';
import { withSameProgram } from './same-program.js';
import { choicesAmong } from '../choice-options.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { readJsonFile } from '../input/json-file.js';

/** The programs that a campaign talks to. */
export interface CampaignProfiles {
  readonly candidate: CandidateProfile;
  readonly second: CandidateProfile | null;
}

/** The manifest in a folder; null when there is none. */
export function readManifest(folder: string): CampaignManifest | null {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return null;
  const document = readJsonFile(path);
  if (isRecord(document) && /^swissproof\/campaign\/[12]$/.test(String(document['schema'])))
    throw new UsageError(
      `the campaign in ${folder} was begun by an older version of swissproof, whose results this version does not read; begin a new one`,
    );
  return readDescribed(
    path,
    'campaign-manifest.schema.json',
    'the manifest of a campaign',
  ) as CampaignManifest;
}

/**
 * The profiles of the command line, else those of the campaign that is continued; of a profile that is named the edition and
 * its choices are those of the campaign, where the command line says nothing else.
 */
export function profilesOf(
  options: Pick<CertifyOptions, 'candidate' | 'program' | 'second' | 'secondProgram' | 'rules'>,
  known: CampaignManifest | null,
): CampaignProfiles {
  const { candidate, program, second, secondProgram, rules } = options;
  const placed = program === undefined ? {} : { program: resolve(program) };
  // A profile says by which edition its program pairs by itself; the campaign may be in another one.
  const begun = known === null ? null : profileOf(known.candidate);
  const edition = rules ?? begun?.edition;
  const first =
    candidate !== undefined
      ? profileNamed(candidate, program, {
          ...(edition === undefined ? {} : { edition }),
          choices: { ...begun?.choices, ...choicesAmong(options) },
        })
      : begun !== null
        ? { ...begun, ...placed }
        : null;
  if (first === null) throw new UsageError('name the program to test with --candidate');
  if (second !== undefined) return { candidate: first, second: profileNamed(second, secondProgram, first) };
  if (known === null || known.second === null) return { candidate: first, second: null };
  const profile = profileOf(known.second);
  return {
    candidate: first,
    second: { ...profile, ...(secondProgram === undefined ? {} : { program: resolve(secondProgram) }) },
  };
}

/**
 * The manifest of the campaign to run. Continuing one, everything that the command line does not say is taken from it,
 * and what it says must agree.
 */
export function manifestOf(
  options: CertifyOptions,
  known: CampaignManifest | null,
  candidate: AskedProgram,
  second: AskedProgram | null,
  positions: PositionSet | null,
  io: Io,
): CampaignManifest {
  if (followsTable(candidate)) demandAskable(options, candidate.edition.id);
  const manifest: CampaignManifest = {
    schema: 'swissproof/campaign/3',
    program: PROGRAM,
    edition: candidate.edition.id,
    ...(positions === null
      ? simulationOf(options, known, candidate, io)
      : positionParts(positions, options, candidate)),
    candidate: identityOf(candidate),
    second: second === null ? null : identityOf(second),
    coverage: options.coverage || (known?.coverage ?? false),
    ...(options.toTheEnd || known?.toTheEnd === true ? { toTheEnd: true } : {}),
  };
  if (known !== null) demandAgreement(known, withSameProgram(manifest, known, options, io), options);
  return manifest;
}

/** What a manifest says about the tournaments. */
type TournamentParts = Pick<
  CampaignManifest,
  'seed' | 'first' | 'count' | 'directions' | 'generator' | 'steer' | 'positions' | 'procedure'
>;

function simulationOf(
  options: CertifyOptions,
  known: CampaignManifest | null,
  candidate: AskedProgram,
  io: Io,
): TournamentParts {
  const steer = steeringOf(options, known, candidate);
  return {
    seed: options.seed ?? known?.seed ?? newSeed(io),
    first: options.first ?? known?.first ?? 1,
    count: options.count ?? known?.count ?? THRESHOLDS[options.procedure ?? DEFAULT_PROCEDURE].tournaments,
    directions: directionsOf(options, known, candidate, steer),
    generator: generatorOf(options, known, candidate),
    procedure: options.procedure ?? known?.procedure ?? DEFAULT_PROCEDURE,
    ...(steer === null ? {} : { steer }),
  };
}

/** What rests on the rules of a Swiss is refused where the candidate follows a table. */
function demandAskable({ steer, tries, coverage }: CertifyOptions, id: string): void {
  const asked = { '--steer': steer !== undefined || tries !== undefined, '--coverage': coverage };
  const [refused] = Object.entries(asked).flatMap(([option, isAsked]) => (isAsked ? [option] : []));
  if (refused !== undefined)
    throw new UsageError(`${refused}: a ${id} has a table, and no rules that decide rounds; leave it out`);
}

const DEFAULT_PROCEDURE = '2026';

/** Each file is asked for once; nothing is drawn by chance. */
function positionParts(
  positions: PositionSet,
  { directions }: CertifyOptions,
  { abilities, title }: AskedProgram,
): TournamentParts {
  if (directions?.some((direction) => direction !== 'positions') === true)
    throw new UsageError('--positions has a direction of its own: positions');
  if (!abilities.has(NEEDED.positions)) throw new UsageError(`${title} cannot pair, which --positions needs`);
  const count = positions.files.length;
  const common = { first: 1, count, directions: ['positions'], generator: null, positions } as const;
  return { ...common, seed: 'none', procedure: 'positions' };
}

function steeringOf(
  { steer, tries }: CertifyOptions,
  known: CampaignManifest | null,
  candidate: AskedProgram,
): Steering | null {
  const rule = steer ?? known?.steer?.rule;
  if (rule === undefined) {
    if (tries !== undefined) throw new UsageError('--tries needs --steer, the rule to look for');
    return null;
  }
  if (followsTable(candidate)) return null;
  const { edition } = candidate;
  const possible = rulesOf(edition);
  if (!possible.includes(rule))
    throw new UsageError(`${edition.id} has no rule ${rule} to steer by; possible: ${possible.join(', ')}`);
  return { rule, tries: tries ?? known?.steer?.tries ?? TRIES };
}

/** Tournaments that are looked at for each one in which a rule decides. */
const TRIES = 1000;

function newSeed(io: Io): string {
  const seed = randomBytes(6).toString('hex');
  io.stderr(`seed: ${seed} (--seed ${seed} makes the same campaign again)\n`);
  return seed;
}

function directionsOf(
  options: CertifyOptions,
  known: CampaignManifest | null,
  candidate: AskedProgram,
  steer: Steering | null,
): CampaignManifest['directions'] {
  const { abilities, title } = candidate;
  const all: readonly Direction[] = followsTable(candidate) ? TABLE_DIRECTIONS : GENERATED_DIRECTIONS;
  const able = all.filter((direction) => abilities.has(NEEDED[direction]));
  const possible = steer === null ? able : able.filter((direction) => STEERABLE.includes(direction));
  const wanted = options.directions ?? known?.directions ?? possible;
  if (wanted.includes('positions')) throw new UsageError('the direction positions needs --positions');
  const own = wanted.find((direction) => steer !== null && !STEERABLE.includes(direction));
  if (own !== undefined)
    throw new UsageError(
      `--steer is for ${STEERABLE.join(' and ')}: in ${own} the tournaments take their own course`,
    );
  const senseless = wanted.find((direction) => !all.includes(direction));
  if (senseless !== undefined)
    throw new UsageError(
      `the direction ${senseless} says nothing of a ${candidate.edition.id}: its rounds do not hang on what was played; possible: ${all.join(', ')}`,
    );
  const unable = wanted.filter((direction) => !able.includes(direction));
  if (unable.length > 0)
    throw new UsageError(`${title} cannot ${NEEDED[unable[0]]}, which the direction ${unable[0]} needs`);
  return wanted;
}

/** Directions in which the candidate gets the very tournaments that we simulate. */
const STEERABLE: readonly Direction[] = ['replay', 'their-checker'];

function demandAgreement(
  known: CampaignManifest,
  fresh: CampaignManifest,
  { out, only }: CertifyOptions,
): void {
  // One tournament may be looked at in one direction.
  const asked = only === undefined ? fresh : { ...fresh, directions: known.directions };
  const keys = disagreements(known, asked);
  if (keys.length > 0)
    throw new UsageError(`the campaign in ${out ?? ''} is another one: it differs in ${keys.join(', ')}`);
  if (
    only === undefined &&
    (fresh.first > known.first || fresh.first + fresh.count < known.first + known.count)
  )
    throw new UsageError(
      `the campaign in ${out ?? ''} has the tournaments ${known.first} to ${known.first + known.count - 1}; it can be made longer, but not shorter`,
    );
}
