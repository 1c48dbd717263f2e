// The mutants of a folder, as Stryker makes them, and a sample of them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import seedrandom from 'seedrandom';

// The instrumenter is a part of Stryker, which does not list mutants without testing them.
const { Instrumenter } = await import(partOfStryker('@stryker-mutator/instrumenter'));

const SILENT = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/**
 * Returns the mutants of files, each with the path of its file, its place, the name of the mutator and the new text.
 * @param root the folder of the project, with a slash at its end.
 * @param files paths in the project.
 * @param excludedMutations names of mutators that are left out.
 */
export async function mutantsOf(root, files, excludedMutations) {
  const options = { excludedMutations, ignorers: [], plugins: null, mutator: {}, noHeader: true };
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(root + name, 'utf8') }));
  const { mutants } = await new Instrumenter(SILENT).instrument(sources, options);
  return mutants
    .filter(({ status }) => status === undefined)
    .map(({ fileName, location, mutatorName, replacement }) => ({
      file: fileName,
      location,
      mutatorName,
      replacement,
    }));
}

/** Returns a unique name of a mutant. Lines and columns start at 0. */
export function nameOf({ file, location: { start, end }, mutatorName, replacement }) {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}

/** Returns a random sample of a list, in the order of the list. It is the same for the same list and seed. */
export function sampleOf(list, number, seed) {
  const random = seedrandom(seed);
  const left = list.map((_, index) => index);
  const chosen = [];
  while (chosen.length < number && left.length > 0)
    chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen.sort((a, b) => a - b).map((index) => list[index]);
}

function partOfStryker(name) {
  const core = createRequire(import.meta.resolve('@stryker-mutator/core'));
  return core.resolve(name);
}
