import { expect, it } from 'vitest';
import { completeRound } from '../../engine/index.js';
import { dubov2026 } from '../../engine/testing/editions.js';
import { randomState } from '../../engine/testing/random-event.js';
import { explainRound } from './story.js';
import { whyNot } from './question.js';
import { openRound } from './reference-round.js';

/* A system that gives the bye first and brings players up: what the stages of other systems have not. */

it('every question is answered at the stage that decides it', () => {
  const demands = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const state = randomState({ players: 9, played: 3, edition: dubov2026, seed });
    const opened = openRound(state, dubov2026);
    if (opened.outcome.kind === 'impossible') continue;
    const ids = state.players.map(({ id }) => id);
    for (const a of ids)
      for (const b of [...ids.filter((id) => id > a), 'bye' as const]) {
        const answer = whyNot(opened, a, b);
        expect(answer.kind).not.toBe('better');
        if (answer.kind === 'worse' || answer.kind === 'later') {
          demands.add(`${answer.bracket.kind}: ${answer.demand}`);
          expect(answer.deviation.bracketKind).toBe(answer.bracket.kind);
        }
      }
  }
  expect([...demands].sort()).toEqual([
    'bye: bye',
    'bye: no-bye',
    'scoregroup: pair',
    'scoregroup: stay-below',
  ]);
});

it('the story begins with the bye', () => {
  const state = randomState({ players: 7, played: 0, edition: dubov2026, seed: 4 });
  const opened = openRound(state, dubov2026);
  const outcome = completeRound(state, opened.round);
  const story = explainRound(opened);
  if (story.kind !== 'paired' || outcome.kind !== 'paired')
    throw new Error('a round that can be paired is not');
  expect(story.bye).toBe(outcome.bye);
  if (story.bye !== null)
    expect(story.brackets[0]).toMatchObject({
      kind: 'bye',
      isOnlyBye: true,
      floats: { players: [story.bye] },
    });
});

it('who is brought up is told, with the numbers by which the system orders them', () => {
  let broughtUp = 0;
  for (let seed = 0; seed < 20; seed++) {
    const state = randomState({ players: 9, played: 4, edition: dubov2026, seed });
    const opened = openRound(state, dubov2026);
    const story = explainRound(opened);
    if (story.kind !== 'paired') continue;
    for (const bracket of story.brackets) {
      const paired = bracket.pairs.flatMap(({ white, black }) => [white.id, black.id]);
      const residents = bracket.residents.map(({ id }) => id);
      expect(bracket.broughtUp.map(({ id }) => id).sort()).toEqual(
        paired.filter((id) => !residents.includes(id)).sort(),
      );
      for (const { id, figures } of [...bracket.residents, ...bracket.broughtUp]) {
        const ratings = state.players
          .find((player) => player.id === id)!
          .past.flatMap(({ opponent, isPlayed }) =>
            isPlayed ? [state.ratings.get(opponent ?? 0) ?? 0] : [],
          );
        const sum = ratings.reduce((total, rating) => total + rating, 0);
        const average = ratings.length === 0 ? 0 : Math.floor(sum / ratings.length + 0.5);
        expect(figures).toEqual({ aro: { measure: 'numbers', value: average } });
      }
      broughtUp += bracket.broughtUp.length;
    }
  }
  expect(broughtUp).toBeGreaterThan(10);
});
