import { fieldExemption } from './field-exemption.js';
import { isAllPlayAll } from './event.js';
import type { NormEvent } from './event.js';
import { federationOf } from './federations.js';
import { candidateOf, scorelessOf } from './games.js';
import type { Candidate, GameSource } from './games.js';
import { NORMS } from './norms.js';
import type { Norm } from './norms.js';
import { peopleOf } from './people.js';
import type { NormPlayer, PrintedPlayer } from './people.js';

/** An event as far as norms are concerned, ready to be asked about its players. */
export interface NormSource {
  readonly event: NormEvent;
  readonly people: ReadonlyMap<number, NormPlayer>;
  /** In the order of the event. */
  readonly candidates: readonly Candidate[];
  /** 1.4.2b: the unrated players of a round robin who scored nothing against rated ones in the other rounds; null: in all. */
  readonly scorelessBut: (round: number | null) => ReadonlySet<number>;
}

export interface NormSettings extends Pick<NormEvent, 'format' | 'rounds' | 'leastGames' | 'declared'> {
  /** Absent: permitted. */
  readonly permission?: NormEvent['permission'];
  /** As a file prints it. */
  readonly host: string;
  /** Rounds that have been paired; those of 1.4.3d. */
  readonly pairedRounds: number;
}

export function normSourceOf(players: readonly PrintedPlayer[], settings: NormSettings): NormSource {
  const { format, permission = 'permitted', rounds, leastGames, declared, pairedRounds } = settings;
  const openRounds = Math.max(0, rounds - pairedRounds);
  const host = federationOf(settings.host);
  const people = new Map(peopleOf(players).map((person) => [person.id, person]));
  const scorelessBut = (round: number | null): ReadonlySet<number> =>
    isAllPlayAll(format) ? scorelessOf(players, people, round) : new Set();
  const source: GameSource = { people, rounds, scoreless: scorelessBut(null) };
  const field = fieldExemption(players, people, pairedRounds, host);
  return {
    event: {
      ...{
        format,
        permission,
        rounds,
        openRounds,
        players: players.length,
        leastGames,
        declared,
        host,
        field,
      },
    },
    people,
    scorelessBut,
    candidates: players.flatMap((player) => {
      const person = people.get(player.id);
      return person === undefined ? [] : [candidateOf(player, person, source)];
    }),
  };
}

/** The norms that a player can make: women's titles are for women (0.3.1), and whoever may be one. */
export function normsOpenTo({ sex }: NormPlayer): readonly Norm[] {
  return sex === 'm' ? NORMS.filter(({ forWomen }) => !forWomen) : NORMS;
}

/** The player holds the title already, or a higher one. */
export function isHeld({ heldWith }: Norm, { title }: NormPlayer): boolean {
  return heldWith.some((one) => one === title);
}
