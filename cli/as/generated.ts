import { writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { generateTournament, modelOf, NotPossibleError } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import type { Edition } from '../../engine/index.js';
import type { LineEnd } from './place.js';
import { Unusable } from './tournament.js';

/**
 * A simulated tournament as the settings of JaVaFo and bbpPairings ask for it. The same seed gives the same tournament; it is
 * none of theirs, since their random numbers are others.
 * @param text lines KEY=VALUE; rates are "one in N".
 * @throws Unusable for a key or value that is not known, or an event that is not possible.
 */
export function generated(text: string, edition: Edition, seed: string, eol: LineEnd): string {
  return played(configIn(text), edition, seed, eol);
}

/** The same with the players and the shape of another tournament. */
export function generatedLike(model: Tournament, edition: Edition, seed: string, eol: LineEnd): string {
  return played(modelOf(model), edition, seed, eol);
}

function played(config: GeneratorConfig, edition: Edition, seed: string, eol: LineEnd): string {
  try {
    return writeTrf(generateTournament({ ...config, system: edition.id, atMost: true }, seed, 1), {
      format: 'trf16',
      eol,
    });
  } catch (error) {
    if (error instanceof NotPossibleError) throw new Unusable(error.message);
    throw error;
  }
}

function configIn(text: string): GeneratorConfig {
  const values = new Map<string, number>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const [, key, value] = /^\s*(\w+)\s*=\s*(\d+(?:\.\d+)?)\s*$/.exec(line) ?? [];
    if (key === undefined || !KEYS.includes(key))
      throw new Unusable(`"${line.trim()}": expected KEY=NUMBER with one of ${KEYS.join(', ')}`);
    values.set(key, Number(value));
  }
  const whole = (key: string, least: number): number | undefined => {
    const value = values.get(key);
    if (value === undefined || (Number.isInteger(value) && value >= least)) return value;
    throw new Unusable(`${key}=${value}: expected a whole number from ${least} on`);
  };
  const oneIn = (key: string): number | undefined => {
    const value = values.get(key);
    if (value !== undefined && value < 1) throw new Unusable(`${key}=${value}: expected N, for one in N`);
    return value === undefined ? undefined : 1 / value;
  };
  const rounds = whole('RoundsNumber', 1);
  /** Of the players, in the whole event: the same for each of so many rounds. */
  const oneInRound = (key: string, times: number): number | undefined => {
    const chance = oneIn(key);
    return chance === undefined ? undefined : 1 - (1 - chance) ** (1 / Math.max(times, 1));
  };
  return given({
    players: whole('PlayersNumber', 2),
    rounds,
    ratings: given({ highest: whole('HighestRating', 1), lowest: whole('LowestRating', 1) }),
    rates: given({
      forfeit: oneIn('ForfeitRate'),
      withdrawal: oneInRound('RetiredRate', (rounds ?? USUAL_ROUNDS) - 1),
      halfPointBye: oneInRound('HalfPointByeRate', rounds ?? USUAL_ROUNDS),
    }),
    points: given({
      win: values.get('PointsForWin'),
      draw: values.get('PointsForDraw'),
      loss: values.get('PointsForLoss'),
      pairingAllocatedBye: values.get('PointsForPAB'),
    }),
  });
}

/** The middle of those that are drawn where none are given. */
const USUAL_ROUNDS = 8;

/** DrawPercentage has no effect here: results follow the ratings. */
const KEYS: readonly string[] = [
  'PlayersNumber',
  'RoundsNumber',
  'DrawPercentage',
  'ForfeitRate',
  'RetiredRate',
  'HalfPointByeRate',
  'HighestRating',
  'LowestRating',
  'PointsForWin',
  'PointsForDraw',
  'PointsForLoss',
  'PointsForPAB',
];

/** Without what is not given. */
function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}

type Given<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };
