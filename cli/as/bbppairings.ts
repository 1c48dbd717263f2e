import { readFileSync, writeFileSync } from 'node:fs';
import type { Tournament } from '../../corpus/index.js';
import { editionInForceToday, pointsOf, systems } from '../../engine/index.js';
import type { Edition, Tenths } from '../../engine/index.js';
import { boardsText } from '../../reports/pairing.js';
import { PROGRAM } from '../../reports/program.js';
import { roundBlocks } from '../../reports/as/round-blocks.js';
import { fileErrorWords } from '../input/input-problems.js';
import { generated, generatedLike } from './generated.js';
import { besideInput, PlaceError, stemOf } from './place.js';
import type { Place } from './place.js';
import { blocksOf, nextBoards, readTournament, Unusable } from './tournament.js';

/** Its exit codes. */
const IMPOSSIBLE = 1;
const INVALID = 3;
const FILE = 5;

/**
 * Answers as bbpPairings 6 does: its command line, what it prints and writes, its exit codes.
 * @returns the exit code.
 * @throws PlaceError with the code where it ends with an error.
 */
export function asBbpPairings(words: readonly string[], place: Place): number {
  const { io, eol } = place;
  const [isInfo, own] = words[0] === '-r' ? [true, words.slice(1)] : [words.length === 0, words];
  if (isInfo) io.stdout(`${PROGRAM.name} - v${PROGRAM.version} (in the place of BBP Pairings)${eol}`);
  if (own.length === 0) return 0;
  const [flag, ...rest] = own;
  const system = systems.find((one) => `--${one.system}` === flag)?.system;
  const request = system === undefined ? null : requestIn(withoutChecklist(rest));
  if (system === undefined || request === null) throw new PlaceError(INVALID, usage());
  const edition = place.edition ?? editionInForceToday(system);
  switch (request.kind) {
    case 'pair':
      return pairNext(request, edition, place);
    case 'check': {
      const blocks = readable(request.input, () =>
        blocksOf(request.input, edition, { only: null, withByeRounds: true }),
      );
      io.stdout(roundBlocks(stemOf(request.input), blocks, eol));
      return 0;
    }
    case 'generate': {
      const seed = request.seed ?? String(io.now().getTime());
      const { model, config } = request;
      const text = readable(model ?? config ?? '', () =>
        model === null
          ? generated(config === null ? '' : readFileSync(config, 'utf8'), edition, seed, eol)
          : generatedLike(readTournament(model, edition), edition, seed, eol),
      );
      written(besideInput(request.output, model ?? config ?? ''), text);
      return 0;
    }
  }
}

type Request =
  | { readonly kind: 'check'; readonly input: string }
  | { readonly kind: 'pair'; readonly input: string; readonly output: string | null }
  | {
      readonly kind: 'generate';
      readonly model: string | null;
      readonly config: string | null;
      readonly output: string;
      readonly seed: string | null;
    };

/** What follows the system: `FILE -c`, `FILE -p [OUT]`, or `(MODEL -g | -g [CONFIG]) -o OUT [-s SEED]`. */
function requestIn(words: readonly string[]): Request | null {
  const [input, task, output] = words;
  if (words.length === 2 && task === '-c') return { kind: 'check', input };
  if ((words.length === 2 || words.length === 3) && task === '-p')
    return { kind: 'pair', input, output: words.length === 3 ? output : null };
  const at = words.indexOf('-g');
  const to = words.indexOf('-o', at + 1);
  if (at < 0 || at > 1 || to < 0) return null;
  const [out, s, seed] = words.slice(to + 1);
  const hasSeed = words.length === to + 4 && s === '-s';
  const isWhole = at === 1 ? to === 2 : to <= 2;
  if (!isWhole || !(words.length === to + 2 || hasSeed)) return null;
  return {
    kind: 'generate',
    model: at === 1 ? input : null,
    config: at === 0 && to === 2 ? words[1] : null,
    output: out,
    seed: hasSeed ? seed : null,
  };
}

/** `-l [FILE]` asks for a checklist, which is not written: `swissproof explain` tells more. */
function withoutChecklist(words: readonly string[]): readonly string[] {
  const at = words.lastIndexOf('-l');
  return at > 0 && at >= words.length - 2 ? words.slice(0, at) : words;
}

function pairNext(
  { input, output }: Extract<Request, { kind: 'pair' }>,
  edition: Edition,
  { io, eol }: Place,
): number {
  const warn = (line: string): void => {
    io.stderr(`${line}${eol}`);
  };
  const tournament = readable(input, () => withRightPoints(readTournament(input, edition, warn)));
  // As there, before the round is paired: nobody reads an earlier round where there is no other.
  if (output !== null) written(besideInput(output, input), '');
  const boards = readable(input, () => {
    if (tournament.initialColour === null && tournament.pairedRounds === 0)
      throw new Unusable('Please configure the initial piece colors.');
    return nextBoards(tournament, edition, input, warn);
  });
  if (boards === null)
    throw new PlaceError(IMPOSSIBLE, `Error while pairing ${input}: No valid pairing exists: ${edition.id}`);
  const text = boardsText(boards, eol);
  if (output === null) io.stdout(text);
  else written(besideInput(output, input), text);
  return 0;
}

/**
 * The same tournament; throws Unusable where printed points do not follow from the games. As there, they may hold the virtual
 * points and the bye of the round to be paired.
 */
function withRightPoints(tournament: Tournament): Tournament {
  const { kind, twoGames, players, pairedRounds, virtualPoints } = tournament;
  if (kind === 'team' || twoGames !== undefined) return tournament;
  for (const player of players) {
    const pointsUpTo = (last: number): Tenths =>
      sumOf(Array.from({ length: last }, (_, index) => pointsOf(tournament, player, index + 1)));
    const virtual = virtualPoints.get(player.id)?.[pairedRounds] ?? 0;
    const possible = [pairedRounds, pairedRounds + 1].map(pointsUpTo);
    const isRight = possible.some((points) => [points, points + virtual].includes(player.points ?? points));
    if (!isRight) throw new Unusable(`The score for player ${player.id} does not match the game results.`);
  }
  return tournament;
}

function sumOf(points: readonly Tenths[]): Tenths {
  return points.reduce((sum, value) => sum + value, 0);
}

/** What reading a file gives; a file that cannot be opened or understood ends with the codes of the program. */
function readable<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unusable)
      throw new PlaceError(INVALID, `Error parsing file ${path}: ${error.message}`);
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      throw new PlaceError(FILE, `Error reading file ${path}: ${fileErrorWords(error)}`);
    throw error;
  }
}

function written(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new PlaceError(FILE, `The output file (${path}) could not be opened: ${fileErrorWords(error)}`);
  }
}

function usage(): string {
  const flags = `(${systems.map(({ system }) => `--${system}`).join(' | ')})`;
  return [
    'Command line argument syntax:',
    'bbpPairings [-r]',
    `bbpPairings [-r] ${flags} input-file -c [-l [check-list-file]]`,
    `bbpPairings [-r] ${flags} input-file -p [output-file] [-l [check-list-file]]`,
    `bbpPairings [-r] ${flags} (model-file -g | -g [config-file]) -o trf_file [-s random_seed] [-l [check-list-file]]`,
  ].join('\n');
}
