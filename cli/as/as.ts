import { EOL } from 'node:os';
import type { Command } from 'commander';
import { defaultEdition, editionById } from '../../engine/index.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { OLDEST_EDITION, parseEdition } from '../options.js';
import type { ExitCode } from '../output/exit-codes.js';
import { ACTED } from './acted-program.js';
import { asBbpPairings } from './bbppairings.js';
import { asJavafo } from './javafo.js';
import { PlaceError } from './place.js';
import type { Place } from './place.js';

/** `swissproof as PROGRAM …`: in the place of another pairing program, with its command line and its exit codes. */
export function addAs(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('as')
    .summary('answer in the place of bbpPairings or JaVaFo, by their command lines')
    .description(
      'Answers as another pairing program does, so that a tournament manager can try this one by exchanging a file: its command line, what it prints and writes, its exit codes. A copy of swissproof that is called bbpPairings or javafo does the same by itself.',
    )
    .argument('<program>', ACTED.join(' or '))
    .argument('[words...]', 'the command line of that program')
    .option('--rules <edition>', 'edition of the rules (default: as that program decides)', (text) =>
      parseEdition(text),
    )
    .passThroughOptions()
    .allowUnknownOption()
    .addHelpText(
      'after',
      `
Examples:
  swissproof as bbppairings --${defaultEdition.system} open.trf -p pairs.txt
  swissproof as --rules ${OLDEST_EDITION} bbppairings --${defaultEdition.system} open.trf -c
  swissproof as javafo open.trf -p pairs.txt

What is other than in the program: docs/in-place-of.md.`,
    )
    .action((name: string, words: string[], { rules }: { readonly rules?: string }) => {
      const acted = ACTED.find((one) => one === name.toLowerCase());
      if (acted === undefined)
        throw new UsageError(`"${name}" is no program to stand in for. Possible: ${ACTED.join(', ')}`);
      done(runAs(acted, words, io, rules) as ExitCode);
    });
}

/**
 * Answers in the place of a program.
 * @param rules name of an edition; undefined: as that program decides.
 * @returns the exit code of that program.
 */
function runAs(acted: Acted, words: readonly string[], io: Io, rules: string | undefined): number {
  const edition = rules === undefined ? null : editionById(rules);
  const { answer, complainsTo } = PROGRAMS[acted];
  try {
    return answer(words, { io, edition, eol: EOL === '\r\n' ? '\r\n' : '\n' });
  } catch (error) {
    if (!(error instanceof PlaceError)) throw error;
    io[complainsTo](`${error.message}${EOL}`);
    return error.code;
  }
}

type Acted = (typeof ACTED)[number];

interface ActedProgram {
  readonly answer: (words: readonly string[], place: Place) => number;
  readonly complainsTo: 'stdout' | 'stderr';
}

const PROGRAMS: Readonly<Record<Acted, ActedProgram>> = {
  bbppairings: { answer: asBbpPairings, complainsTo: 'stderr' },
  javafo: { answer: asJavafo, complainsTo: 'stdout' },
};
