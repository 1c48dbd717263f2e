import type { Tournament } from '../../../corpus/index.js';
import { present } from '../../../engine/present.js';
import { resolveConfig } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import type { GeneratedEvent, ValueAnswer } from '../../campaign/trials/generated-event.js';
import type { SettingsFormat } from './asked-for.js';
import { areEqual, pointsIn } from './features-of.js';

/** Whether a tournament has the players, rounds, points and tie-breaks that a wish asks for. */
export function valuesOf(
  tournament: Tournament,
  config: GeneratorConfig,
  format: SettingsFormat,
): GeneratedEvent['values'] {
  const { players, rounds, points, tieBreaks } = resolveConfig(config);
  const [asked] = points;
  const found = pointsIn(tournament);
  const { win, draw, loss, pairingAllocatedBye } = found;
  const said = format === 'json' ? found : present({ win, draw, loss, pairingAllocatedBye });
  const list = tieBreaks === 'usual' ? null : tieBreaks[0];
  return {
    players: answer(tournament.players.length === players.min),
    rounds: answer(tournament.pairedRounds === rounds.min),
    points: answer(areEqual(said, asked)),
    'tie-breaks':
      format === 'key-value' || list === null ? 'unsaid' : answer(codesIn(tournament) === inShort(list)),
  };
}

function answer(isAsAsked: boolean): ValueAnswer {
  return isAsAsked ? 'as-asked' : 'otherwise';
}

/** The list that a file announces; null for none. */
function codesIn({ header }: Tournament): string | null {
  const record = header.find(({ tag }) => tag === '212') ?? header.find(({ tag }) => tag === '202');
  return record === undefined ? null : inShort(record.text.split(','));
}

/** Points come first in any case. */
function inShort(codes: readonly string[]): string {
  const names = codes.map((code) => code.trim().toUpperCase());
  return (names[0] === 'PTS' ? names.slice(1) : names).join();
}
