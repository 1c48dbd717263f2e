import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editions } from '../engine/index.js';
import { KINDS, WRONG, filesOf } from './kinds.js';
import { chosen, numberIn, OptionError, orExit } from './options.js';

/**
 * `npm run bench -- event EDITION KIND PLAYERS NUMBER --out FILE`: writes an event of the bench as a file, so that a round
 * which was slow can be looked at. --rounds 9, as in the bench.
 */
const { out, text } = orExit(eventAsked);
writeFileSync(out, text);
process.stdout.write(`written: ${out}\n`);

function eventAsked(): { out: string; text: string } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, rounds: { type: 'string', default: '9' } },
  });
  const [edition, name, players, number] = positionals;
  if (number === undefined || values.out === undefined)
    throw new OptionError(
      'name the edition, the kind, the players and the number of the event, and --out FILE',
    );
  const ids = editions.map(({ id }) => id);
  const kinds = [...KINDS, WRONG];
  const names = kinds.map((kind) => kind.name);
  chosen(edition, ids);
  chosen(name, names);
  const kind = kinds[names.indexOf(name)];
  const files = filesOf(kind, edition, numberIn(players), numberIn(values.rounds), 1, numberIn(number));
  return { out: values.out, text: files[0] };
}
