import { announcesTwoGames, MAXI_COMMENT, tournamentOf, writeTrf } from '../../corpus/index.js';
import { STANDARD_POINTS } from '../../engine/index.js';
import type { Edition, EventData, RoundEntry } from '../../engine/index.js';
import type { PublishedPair } from '../judge/published-round.js';
import type { RuleExample } from './rule-example-search.js';

/** The example of a rule as a file. */
export function ruleExampleFile({ edition, event, wrong, deviation }: RuleExample): string {
  const { rule, article } = deviation;
  const name = rule === article ? rule : `${rule} (${article})`;
  return exampleFile({
    edition,
    event,
    last: wrong,
    name: `Rule example ${edition.id} ${rule}`,
    comment: `Published wrongly on purpose: round ${wrong.round}, against ${name} of ${edition.id}.`,
  });
}

export interface ExampleParts {
  readonly edition: Edition;
  /** Without the games of the last round. */
  readonly event: EventData;
  readonly last: {
    readonly pairs: readonly Pick<PublishedPair, 'white' | 'black'>[];
    readonly bye: number | null;
  };
  readonly name: string;
  readonly comment: string;
  /** Leaves out the number of rounds. */
  readonly omitsRounds?: boolean;
}

/** A file that needs no options to be checked; the games of the last round are drawn, both of a match of two are alike. */
export function exampleFile({ edition, event, last, name, comment, omitsRounds }: ExampleParts): string {
  const entries = new Map<number, RoundEntry>();
  for (const { white, black } of last.pairs) {
    entries.set(white, { opponent: black, colour: 'white', result: '=' });
    entries.set(black, { opponent: white, colour: 'black', result: '=' });
  }
  if (last.bye !== null) entries.set(last.bye, { opponent: null, colour: null, result: 'U' });
  const { pairingAllocatedBye } = event.points;
  const tournament = tournamentOf({
    ...event,
    ...(announcesTwoGames(edition.code) ? { twoGames: { ...STANDARD_POINTS, pairingAllocatedBye } } : {}),
    announcedRounds: omitsRounds === true ? null : event.totalRounds,
    players: event.players.map((player) => {
      // Those who are away have their entry of the last round already.
      const entry = entries.get(player.id);
      const rounds = entry === undefined ? player.rounds : [...player.rounds, entry];
      return { ...player, rounds, name: player.name ?? `Player ${player.id}` };
    }),
    systemCode: edition.code,
    header: [{ tag: '012', text: name }],
    comments: [` ${comment}`, ...(edition.declared?.includes('--maxi') === true ? [MAXI_COMMENT] : [])],
  });
  return writeTrf(tournament, { format: 'trf26' });
}
