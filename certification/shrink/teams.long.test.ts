import { declaredCase } from '../../checker/case/swiss-case.js';
import { describe, expect, it } from 'vitest';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import { checkFile } from '../../checker/check-file.js';
import { checkRounds } from '../../checker/check-tournament.js';
import { alter } from '../../checker/testing/alterations.js';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editions, entryOf, pairsTeams, withChoices } from '../../engine/index.js';
import type { Choices, Edition } from '../../engine/index.js';
import { generateTournament, presets } from '../../generator/index.js';
import { fewerGames } from './fewer-games.js';
import { reread } from './shrink.js';
import { shrinkTournament } from './shrink-file.js';
import { remade } from './trim.js';

const CHOICES: readonly Choices[] = [{}, { primary: 'game-points' }, { colours: 'B', secondary: 'unused' }];

/** The editions that pair teams, in some forms that a competition may declare. */
const forms = editions
  .filter((edition) => pairsTeams(edition))
  .flatMap(({ id }) => CHOICES.map((choices) => [`${id} ${JSON.stringify(choices)}`, id, choices] as const));

const LIMITS = { trials: 4000, isLate: () => false };

describe.each(forms)('%s', (_, id, choices) => {
  const own = editions.find((edition) => edition.id === id)!;
  const edition = withChoices(own, choices);

  it('events with new line-ups have the same matches and points in both counts', () => {
    for (let index = 1; index <= 8; index++) {
      const event = eventOf(id, choices, index);
      const again = reread(remade(event, { systemCode: edition.code }), edition);
      expect(matchesOf(again!), `event ${index}`).toEqual(matchesOf(event));
      expect(again!.teams!.lineUps.every((round) => round.size === 0)).toBe(true);
      expect(again!.teams!.members).toHaveLength(event.players.length * event.teamScores!.boards);
    }
  });

  it('matches of fewer boards are won, drawn and lost by the same teams', () => {
    const event = eventOf(id, choices, 2);
    const { boards } = event.teamScores!;
    const smaller = [...fewerGames(event)].map((one) =>
      reread({ ...one, systemCode: edition.code }, edition),
    );
    expect(smaller.map((one) => one?.teamScores?.boards)).toEqual(
      Array.from({ length: 2 * (boards - 1) }, (_one, place) => 1 + Math.floor(place / 2)),
    );
    for (const one of smaller)
      expect(one!.players.map(({ rounds }) => rounds.map(({ result }) => result))).toEqual(
        event.players.map(({ rounds }) => rounds.map(({ result }) => result)),
      );
  });

  it('a wrong round is shown by a few teams with few boards', async () => {
    const { event, round } = wrongRound(eventOf(id, choices, 3), edition);
    const answer = await shrinkTournament(
      event,
      { swissCase: declaredCase(event, edition), trait: null, round },
      LIMITS,
    );
    if (!answer.ok) throw new Error(answer.reason);
    const { tournament, text, deviation } = answer;
    expect(tournament.players.length).toBeLessThanOrEqual(6);
    expect(tournament.pairedRounds).toBeLessThanOrEqual(4);
    expect(tournament.teamScores!.boards).toBeLessThanOrEqual(2);
    const report = checkFile(text, 'shrunk.trf');
    expect(report.edition?.id).toBe(id);
    const { kind, rule } = deviation;
    expect(report.rounds.at(-1)?.deviations).toContainEqual(
      expect.objectContaining({ kind, rule, consequenceOf: null }),
    );
    const { problems } = parseTrf(text, { teamEvents: 'pair' });
    expect(problems).toEqual([]);
    if (choices !== CHOICES[0]) return;
    const again = await shrinkTournament(
      event,
      { swissCase: declaredCase(event, edition), trait: null, round },
      LIMITS,
    );
    expect(again).toEqual(answer);
  });
});

function eventOf(system: string, choices: Choices, index: number): Tournament {
  const config = { ...presets.chaos, system, choices, players: 10 + index, rounds: 5 };
  const text = writeTrf(generateTournament(config, 'teams', index), { format: 'trf26' });
  const { tournament } = readForEdition(text, null);
  if (tournament === null) throw new Error('a generated event is not valid');
  return tournament;
}

/** All that the pairing reads of the rounds. */
function matchesOf(event: Tournament): unknown {
  return event.players.map((team) =>
    Array.from({ length: event.pairedRounds }, (_, index) => {
      const { boards: _boards, ...entry } = entryOf(team, index + 1);
      return entry;
    }),
  );
}

/** The event with the last of its rounds in which exchanged opponents are wrong. */
function wrongRound(
  event: Tournament,
  edition: Edition,
): { readonly event: Tournament; readonly round: number } {
  for (let round = event.pairedRounds; round > 0; round--)
    for (let pick = 0; pick < 40; pick++) {
      const wrong = alter(event, round, 'swap opponents', pick);
      if (wrong === null) continue;
      const options = { rounds: (other: number) => other === round };
      if (checkRounds(declaredCase(wrong, edition), options).at(0)?.verdict === 'deviates')
        return { event: wrong, round };
    }
  throw new Error('no round of the event can be made wrong');
}
