import type { ResultCode, RoundEntry } from '../../engine/index.js';
import type { SmallEvent } from './events.js';

/** An event as a short text, like "2w1 -U/1b0 -Z": players, and their rounds as opponent, colour and result. */
export function encode(event: SmallEvent): string {
  return event
    .map((rounds) =>
      rounds
        .map(({ opponent, colour, result }) =>
          opponent === null ? `-${result}` : `${opponent}${colour === 'white' ? 'w' : 'b'}${result}`,
        )
        .join(' '),
    )
    .join('/');
}

/** The event of such a text. */
export function decode(text: string): SmallEvent {
  return text.split('/').map((rounds) => (rounds === '' ? [] : rounds.split(' ').map(entryOf)));
}

function entryOf(text: string): RoundEntry {
  const result = text.slice(-1) as ResultCode;
  if (text.startsWith('-')) return { opponent: null, colour: null, result };
  const colour = text.at(-2) === 'w' ? 'white' : 'black';
  return { opponent: Number(text.slice(0, -2)), colour, result };
}
