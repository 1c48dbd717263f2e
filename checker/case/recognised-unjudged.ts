import type { Tournament } from '../../corpus/index.js';
import { chooseEdition } from '../edition/edition-choice.js';
import { anyEditionThatAgrees } from '../edition/any-edition.js';
import { namedRoundRobin } from '../round-robin/recognise.js';
import { unjudgedByGames, unjudgedByWords } from './unjudged.js';
import type { UnjudgedEvent } from './unjudged-event.js';

/**
 * What `check` takes an event for, where no FIDE rule pairs its rounds: by its words, or by its games where it is called
 * a round robin, or where nothing but a date or a default speaks for Swiss rules and no edition of them pairs all rounds.
 * Null for other events.
 */
export function recognisedUnjudged(tournament: Tournament): UnjudgedEvent | null {
  const byWords = unjudgedByWords(tournament);
  if (byWords !== null) return byWords;
  const byGames = unjudgedByGames(tournament);
  if (byGames === null || namedRoundRobin(tournament, null) !== null) return byGames;
  const decision = chooseEdition(tournament, null);
  if (!decision.ok || decision.choice.chosenBy === 'file') return null;
  return anyEditionThatAgrees(tournament, { firstColour: null, totalRounds: null }) === null ? byGames : null;
}
