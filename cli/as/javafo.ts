import { readFileSync, writeFileSync } from 'node:fs';
import { shippedProfile } from '../../certification/profiles/index.js';
import { defaultEdition, editionById } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { boardsText } from '../../reports/pairing.js';
import { PROGRAM } from '../../reports/program.js';
import { roundBlocks } from '../../reports/as/round-blocks.js';
import { fileErrorWords } from '../input/input-problems.js';
import { generated, generatedLike } from './generated.js';
import { PlaceError, stemOf } from './place.js';
import type { Place } from './place.js';
import { blocksOf, nextBoards, readTournament, Unusable } from './tournament.js';

/** It has one for everything. */
const FAILED = 1;

/**
 * Answers as JaVaFo does: `FILE -p [OUT]`, `FILE -c [ROUND]`, `[MODEL] -g [CONFIG or SEED] -o OUT`, `-r`.
 * @returns the exit code.
 * @throws PlaceError with the code where it ends with an error.
 */
export function asJavafo(words: readonly string[], place: Place): number {
  const { io, eol } = place;
  // The weighted algorithm is another way to the same pairing.
  const own = words.filter((word) => word !== '-w' && word !== '-q');
  if (own.includes('-r'))
    io.stdout(`${PROGRAM.name} (in the place of JaVaFo) - Rel. ${PROGRAM.version}${eol}`);
  const [first, ...rest] = own.filter((word) => word !== '-r');
  if (first === undefined) return 0;
  try {
    if (first === '-g') return generate(null, rest, place);
    const [task, argument] = rest;
    switch (task) {
      case '-p': {
        const edition = editionFor(first, place);
        const boards = nextBoards(readTournament(first, edition), edition, first, (line) => {
          io.stderr(`${line}${eol}`);
        });
        if (boards === null) throw new Unusable('no pairing of these players is legal');
        const text = boardsText(boards, eol);
        if (argument === undefined) io.stdout(text);
        else writeFileSync(argument, text);
        return 0;
      }
      case '-c': {
        const edition = editionFor(first, place);
        const round = argument === undefined ? null : wholeNumber(argument);
        io.stdout(
          roundBlocks(stemOf(first), blocksOf(first, edition, { only: round, withByeRounds: false }), eol),
        );
        return 0;
      }
      case '-g':
        return generate(first, rest.slice(1), place);
      default:
        throw new Unusable(`expected -p, -c or -g after ${first}`);
    }
  } catch (error) {
    if (error instanceof Unusable) throw new PlaceError(FAILED, `Error in processing (${error.message})`);
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      throw new PlaceError(FAILED, `Error in processing (${fileErrorWords(error)})`);
    throw error;
  }
}

/** Version 3.0: a file whose record 092 has the words of the system's name, FIDE and another, is paired by the rules before. */
function editionFor(path: string, { edition }: Place): Edition {
  if (edition !== null) return edition;
  const before = editionById(shippedProfile('javafo')?.edition ?? '');
  if (before === null) return defaultEdition;
  const [, kind = ''] = /^092 (.*)/m.exec(readFileSync(path, 'latin1').replaceAll('\r', '\n')) ?? [];
  const [name] = before.title.split(' System');
  const words = name.match(/\w+/g) ?? [];
  return words.every((word) => kind.includes(word)) ? before : defaultEdition;
}

function generate(model: string | null, words: readonly string[], place: Place): number {
  const { io, eol } = place;
  const at = words.indexOf('-o');
  const output = words.at(at + 1);
  if (at < 0 || at > 1 || output === undefined) throw new Unusable('expected -o FILE after -g');
  const argument = at === 1 ? words[0] : null;
  const isSeed = argument !== null && /^\d+$/.test(argument);
  const seed = isSeed ? argument : String(io.now().getTime());
  const edition = place.edition ?? defaultEdition;
  const config = argument === null || isSeed ? '' : readFileSync(argument, 'utf8');
  const text =
    model === null
      ? generated(config, edition, seed, eol)
      : generatedLike(readTournament(model, edition), edition, seed, eol);
  writeFileSync(output, text);
  return 0;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Unusable(`"${text}": expected the number of a round`);
  return Number(text);
}
