import type { Tournament } from '../../corpus/index.js';
import { remade } from './trim.js';

/**
 * The tournament without what no pairing rule reads of its players: federation, title, sex, FIDE-ID and date of birth.
 * Names and ratings stay: reports name players, and some editions read ratings.
 * @returns null where the file has none of these.
 */
export function withoutPersonalData(tournament: Tournament): Tournament | null {
  const isPlain = tournament.players.every((player) => PERSONAL.every((field) => player[field] === ''));
  if (isPlain) return null;
  const players = tournament.players.map((player) => ({ ...player, ...NOTHING_PERSONAL }));
  return remade(tournament, { players });
}

const NOTHING_PERSONAL = { sex: '', title: '', federation: '', fideId: '', birthDate: '' };
const PERSONAL = ['sex', 'title', 'federation', 'fideId', 'birthDate'] as const;
