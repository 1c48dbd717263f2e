import type { Tournament } from '../../../../corpus/index.js';
import type { RoundEntry } from '../../../../engine/index.js';
import type { FileTrait } from '../../smoke/file-traits.js';
import { withRounds } from '../../tournament-before.js';

/** A file without what a program does not know. */
export function textWithout(text: string, trait: FileTrait): string {
  const records: Partial<Record<FileTrait, string>> = {
    'initial-colour': 'XXC',
    'forbidden-pairs': 'XXP',
    acceleration: 'XXA',
  };
  const record = records[trait];
  if (trait === 'byes') return text.replaceAll('0000 - U', '0000 - Z');
  if (record === undefined) return text;
  const lines = text.split('\r\n');
  return lines.filter((line) => !line.startsWith(record)).join('\r\n');
}

/** A tournament as a program takes it that does not know a trait. */
export function tournamentWithout(tournament: Tournament, trait: FileTrait): Tournament {
  const { pairedRounds } = tournament;
  const played = (rounds: readonly RoundEntry[]): readonly RoundEntry[] => rounds.slice(0, pairedRounds);
  if (trait === 'next-byes') return withRounds(tournament, pairedRounds, ({ rounds }) => played(rounds));
  if (trait !== 'late-entries' || pairedRounds === 0) return tournament;
  return withRounds(tournament, pairedRounds, ({ rounds }) =>
    rounds[0].result === 'Z' ? [...played(rounds), AWAY] : rounds,
  );
}

const AWAY: RoundEntry = { opponent: null, colour: null, result: 'Z' };
