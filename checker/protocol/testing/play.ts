import { parseTrf, tournamentOf, writeTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import type { ResultCode, RoundEntry } from '../../../engine/index.js';
import { generate } from '../../../generator/index.js';

/** An event before its first round, the same one for the same seed. */
export function freshEvent(seed: string, players = 20, rounds = 6): string {
  const config = { players, rounds, rates: {}, forbiddenPairs: 0, initialColour: 'white' as const };
  for (const { tournament } of generate(config, { seed, count: 1 })) {
    const people = tournament.players.map((player) => ({
      ...player,
      rounds: [],
      points: 0,
      rank: player.id,
      fideId: String(70000 + player.id),
    }));
    return writeTrf(
      { ...tournament, players: people, pairedRounds: 0, comments: [], requestedByes: [] },
      MODERN,
    );
  }
  throw new Error('the generator gave nothing');
}

/** The file with the results of its last round, by starting number of White; points and ranks follow from them. */
export function played(text: string, resultOf: (white: number) => '1' | '=' | '0' = drawn): string {
  const event = read(text);
  return altered(
    text,
    (id, entry) => {
      if (entry.result !== '*') return entry;
      const result = resultOf(entry.colour === 'white' ? id : (entry.opponent ?? 0));
      return { ...entry, result: entry.colour === 'white' ? result : MIRROR[result] };
    },
    event.pairedRounds,
  );
}

/** The file with other entries in a round, its points and ranks reckoned again. */
export function altered(
  text: string,
  entryOf: (id: number, entry: RoundEntry) => RoundEntry,
  round: number,
): string {
  const event = read(text);
  const players = event.players.map(({ points: _, rank: __, ...player }) => ({
    ...player,
    rounds: player.rounds.map((entry, index) => (index + 1 === round ? entryOf(player.id, entry) : entry)),
  }));
  return writeTrf(tournamentOf({ ...event, players }), MODERN);
}

export function read(text: string): Tournament {
  const { tournament, problems } = parseTrf(text);
  if (tournament === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  return tournament;
}

function drawn(white: number): '1' | '=' | '0' {
  return (['1', '=', '0'] as const)[(white * 7) % 3];
}

const MODERN = { format: 'trf26', eol: '\n' } as const;
const MIRROR: Readonly<Record<'1' | '=' | '0', ResultCode>> = { '1': '0', '=': '=', '0': '1' };
