import type { Tournament } from '../../../corpus/index.js';
import { resolveConfig } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import { pointConfigOf } from '../../../generator/rounds/points.js';
import type { GeneratedEvent, ValueAnswer } from '../../campaign/trials/generated-event.js';
import type { SettingsFormat } from './asked-for.js';

/** Whether a tournament has the players, rounds, points and tie-breaks that a wish asks for. */
export function valuesOf(
  tournament: Tournament,
  config: GeneratorConfig,
  format: SettingsFormat,
): GeneratedEvent['values'] {
  const { players, rounds, points, tieBreaks } = resolveConfig(config);
  const [asked] = points;
  const { teams, twoGames } = tournament;
  const found = pointConfigOf(teams?.games ?? twoGames ?? tournament.points);
  // The bye of a match is worth something else than that of a game.
  const isOfGames = teams === undefined && twoGames === undefined;
  const keys = format === 'json' && isOfGames ? (Object.keys(asked) as (keyof typeof asked)[]) : GAME_KEYS;
  const byeAsAsked = !isOfGames || found.pairingAllocatedBye === asked.pairingAllocatedBye;
  const list = tieBreaks === 'usual' ? null : tieBreaks[0];
  return {
    players: answer(tournament.players.length === players.min),
    rounds: answer(tournament.pairedRounds === rounds.min),
    points: answer(byeAsAsked && keys.every((key) => found[key] === asked[key])),
    'tie-breaks':
      format === 'key-value' || list === null ? 'unsaid' : answer(codesIn(tournament) === inShort(list)),
  };
}

const GAME_KEYS = ['win', 'draw', 'loss'] as const;

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
