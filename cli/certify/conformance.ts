import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PositionSet } from '../../certification/campaign/store/manifest.js';
import type { Pairing, Position } from '../../certification/program/index.js';
import { readForEdition } from '../../checker/index.js';
import type { ConformanceDocument, RoundDocument } from '../../corpus/schema/types/conformance-manifest.js';
import { ROOT } from '../../corpus/shipped/root.js';
import type { Edition } from '../../engine/index.js';
import { HOME } from '../../reports/home.js';
import { InputError, UsageError } from '../errors.js';
import { readEvidenceFile } from '../input/evidence-file.js';
import { sha256Of } from '../input/sha256.js';

/** The files of `--positions`, and what the manifest of the campaign says about them. */
export interface Positions {
  readonly set: PositionSet;
  readonly positions: readonly Position[];
}

/** The suite that stands in `corpus/` of the sources. */
const CONFORMANCE = 'conformance';
const SCHEMA = 'swissproof/conformance/1';

/**
 * The folder of the conformance suite that `--positions` names; null where it names something else.
 * @throws UsageError where the suite is not there: it is in the sources only, not in the package and the executables.
 */
export function conformanceFolder(named: string): string | null {
  if (named !== CONFORMANCE) return isSuite(resolve(named)) ? resolve(named) : null;
  // The rooms stand in the folder of the project, or in its dist/.
  const found = ['corpus/conformance', '../corpus/conformance']
    .map((path) => fileURLToPath(new URL(path, ROOT)))
    .find(isSuite);
  if (found !== undefined) return found;
  throw new UsageError(
    `the conformance suite does not come with the program: get the folder corpus/conformance of ${HOME}, and name it: --positions path/to/conformance`,
  );
}

/**
 * The cases of an edition as it is declared.
 * @param named as `--positions` names the suite.
 */
export function readConformance(folder: string, named: string, edition: Edition): Positions {
  const { cases } = readEvidenceFile(join(folder, MANIFEST)) as ConformanceDocument;
  const declared = (edition.declared ?? []).join(' ');
  const own = cases.filter(
    (one) => one.edition === edition.id && (one.declared ?? []).join(' ') === declared,
  );
  if (own.length === 0) {
    const asked = [edition.id, ...(edition.declared ?? [])].join(' ');
    throw new InputError(`${named} has no case for ${asked}`);
  }
  const files = own.map(({ id, file, expected, alternatives }) => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new InputError(`${path} is missing, which the manifest names`);
    const content = readFileSync(path);
    const { tournament } = readForEdition(content, edition, { file: path });
    if (tournament === null) throw new InputError(`${path} is not a valid tournament`);
    const right = [expected, ...alternatives.map(({ round }) => round)].map(pairingOf);
    return { name: id, sha256: sha256Of(content), tournament, right };
  });
  return {
    set: {
      folder: named === CONFORMANCE ? CONFORMANCE : folder,
      files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    },
    positions: files.map(({ name, tournament, right }) => ({ name, tournament, right })),
  };
}

const MANIFEST = 'manifest.json';

function isSuite(folder: string): boolean {
  const path = join(folder, MANIFEST);
  return existsSync(path) && readFileSync(path, 'utf8').startsWith(`{"schema":"${SCHEMA}"`);
}

function pairingOf({ pairs, bye }: RoundDocument): Pairing {
  return { pairs: pairs.map(([white, black]) => ({ white, black })), bye };
}
