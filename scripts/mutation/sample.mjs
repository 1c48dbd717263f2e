// A checker plugin of Stryker. It passes a mutant if the mutant is in the sample and compiles. The environment variable
// SWISSPROOF_SAMPLE names the file with the sample. The plugin writes the changed file of each mutant number beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import { compiler } from './compiler.mjs';
import { nameOf } from './mutants.mjs';

export const NOT_IN_THE_SAMPLE = 'not in the sample';

class SampleChecker {
  #sample;
  #refuses;
  #files = {};

  init() {
    this.#sample = new Set(JSON.parse(readFileSync(process.env.SWISSPROOF_SAMPLE, 'utf8')));
    this.#refuses = compiler(process.env.SWISSPROOF_ROOT);
    return Promise.resolve();
  }

  check(mutants) {
    const answers = mutants.map((mutant) => [mutant.id, this.#answerFor(mutant)]);
    writeFileSync(filesOfMutants(), JSON.stringify(this.#files));
    return Promise.resolve(Object.fromEntries(answers));
  }

  #answerFor(mutant) {
    const file = mutant.fileName.slice(process.env.SWISSPROOF_ROOT.length);
    const status = CheckStatus.CompileError;
    if (!this.#sample.has(nameOf({ ...mutant, file }))) return { status, reason: NOT_IN_THE_SAMPLE };
    if (this.#refuses({ ...mutant, file })) return { status, reason: 'refused by the compiler' };
    this.#files[mutant.id] = file;
    return { status: CheckStatus.Passed };
  }
}

/** Returns the path of the list of changed files by the number of the mutant in this run. */
export function filesOfMutants() {
  return process.env.SWISSPROOF_SAMPLE.replace(/\.sample\.json$/, '.files.json');
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', () => new SampleChecker())];
