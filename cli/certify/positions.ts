import { basename, relative, resolve } from 'node:path';
import { Option } from 'commander';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { hasQuestion } from '../../certification/program/index.js';
import { readForEdition } from '../../checker/index.js';
import { misfitOf } from '../../checker/edition/participants.js';
import type { Tournament } from '../../corpus/index.js';
import { shippedPath } from '../../corpus/shipped/files.js';
import { systemByCode } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { misfitWords, problemLine } from '../../reports/index.js';
import { emptyFolder, inputName } from '../../reports/words/input-problems.js';
import { conformanceFolder, readConformance } from './conformance.js';
import type { Positions } from './conformance.js';
import type { CertifyOptions } from './options.js';
import { InputError, UsageError } from '../errors.js';
import { configOptions } from '../generate/generate-options.js';
import { textIn } from '../input/encoding.js';
import { findInputs } from '../input/inputs.js';
import { readFileInput } from '../input/read-job.js';
import { sha256Of } from '../input/sha256.js';
import { skippedFile } from '../input/skipped.js';
import { isFolder } from '../output/output.js';

/**
 * The files that `--positions` names, else those of the campaign that is continued; null for one with simulated
 * tournaments.
 * @param edition by which they are to be paired.
 */
export function positionsOf(
  options: CertifyOptions,
  known: CampaignManifest | null,
  edition: () => Edition,
): Positions | null {
  const folder = options.positions ?? known?.positions?.folder;
  if (folder === undefined) return null;
  const given = new Map<string, unknown>(Object.entries(options));
  const simulated = [...OF_SIMULATIONS, ...configOptions()];
  const excluded = simulated.find(
    (option) => option.attributeName() !== 'rules' && given.get(option.attributeName()) !== undefined,
  );
  if (excluded !== undefined)
    throw new UsageError(`--positions excludes ${excluded.long ?? excluded.flags}: nothing is simulated`);
  const suite = conformanceFolder(folder);
  return suite === null
    ? readPositions(folder, edition(), options.encoding)
    : readConformance(suite, folder, edition());
}

/** "known": the hard positions that are shipped. */
const KNOWN = 'known';

/** Besides those of the generator; the edition is the candidate's. */
const OF_SIMULATIONS = ['count', 'first', 'seed', 'procedure', 'steer', 'tries'].map(
  (name) => new Option(`--${name}`),
);

/** What a file chooses of the rules otherwise than the candidate is asked to follow; null: nothing. */
function otherChoices(edition: Edition, { systemCode }: Tournament): string | null {
  const says = systemCode === null ? null : systemByCode(systemCode);
  if (says === null || says.system !== edition.system) return null;
  const { code, declared = [] } = edition.declarable?.as(says.choices) ?? edition;
  if (code === edition.code) return null;
  const asked = declared.length === 0 ? 'the usual rules' : declared.join(' ');
  return `record 192 (${systemCode}) asks for ${asked}, which the candidate is not said to follow`;
}

function readPositions(named: string, edition: Edition, encoding: string | null): Positions {
  const folder = named === KNOWN ? shippedPath('positions/') : resolve(named);
  const files = findInputs([folder]).flatMap((input) => {
    const { path, name, problem, entry } = input;
    const read = problem === null ? readFileInput(input) : { ok: false as const, problem };
    if (skippedFile(input, () => read) !== null) return [];
    if (!read.ok) throw new InputError(problemLine(name, read.problem));
    const { tournament, problems } = readForEdition(textIn(read.content, encoding), edition, { file: name });
    const error = problems.find(({ severity }) => severity === 'error');
    if (tournament === null || error !== undefined)
      throw new InputError(
        error === undefined ? `${name} is not a valid tournament` : problemLine(name, error),
      );
    const misfit = misfitOf(edition, tournament);
    const why = misfit === null ? otherChoices(edition, tournament) : misfitWords(misfit, edition.id);
    if (why !== null) throw new InputError(`${name}: ${why}`);
    if (!hasQuestion(tournament))
      throw new InputError(
        `${name} has no round to ask for: none is paired, and none announced with players`,
      );
    const place = entry === null ? path : name;
    const inFolder = isFolder(folder) ? relative(folder, place) : basename(place);
    return [{ name: inFolder, sha256: sha256Of(read.content), tournament }];
  });
  if (files.length === 0) throw new InputError(problemLine(named, emptyFolder(inputName(named), 'folder')));
  return {
    set: {
      folder: named === KNOWN ? KNOWN : folder,
      files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    },
    positions: files.map(({ name, tournament }) => ({ name, tournament })),
  };
}
