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
    .summary('stand in for bbpPairings or JaVaFo: take their command lines, answer as they do')
    .description(
      'Stands in for another pairing program, so that a tournament manager can use swissproof without being changed: takes the command line of that program, prints and writes what it would, and ends with its exit codes. A copy of the executable that is called bbpPairings or javafo does this by itself.',
    )
    .argument('<program>', `the program to stand in for: ${ACTED.join(' or ')}`)
    .argument('[words...]', 'the command line of that program, as it would be called itself')
    .option(
      '--rules <edition>',
      'edition of the rules, given before the program (default: as that program decides)',
      (text) => parseEdition(text),
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

What is other than in the program: docs/in-place-of.md.

Exit codes:
  those of that program: of bbpPairings 0 done, 1 no legal pairing, 3 wrong command line or file, 5 a file cannot be
  opened; of JaVaFo 0 done, 1 everything else. Without a program to stand in for: 2.`,
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
