import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editionById } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { decideCase } from '../case/decide-case.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { publishedRound } from '../judge/published-round.js';
import { stateBefore } from '../pair-next.js';
import { candidateList } from './candidate-list.js';
import type { CandidateList, ListedCandidate } from './candidate-list.js';
import { candidatesOfSize } from './candidates-of-size.js';

describe('the candidates of a bracket', () => {
  it('come in the order of the rules, each with the rule that rejects it', () => {
    const list = listOf('dutch-2026', 'C12');
    expect(list.candidates.map(lineOf)).toEqual([
      '1: 1-3 2-4, C1, no value',
      '2: 1-4 2-3, C12, 2, published',
      '3: 1-2 3-4, accepted, 0, accepted without',
    ]);
    expect(list).toMatchObject({ leftOut: 0, isWhole: true, givesBye: true });
  });

  it('name the candidate that the edition without the rule accepts', () => {
    expect(listOf('dutch-2026', 'C13').candidates.map(lineOf)).toEqual([
      '1: 2-6 5-7, C13, 1, published, accepted without',
      '2: 2-7 5-6, accepted, 0',
    ]);
  });

  it('are cut, but the published and the accepted ones stay', () => {
    const { candidates, leftOut } = listOf('dutch-2026', 'C3', 5);
    expect(candidates).toHaveLength(5);
    expect(candidates.filter(({ isPublished, rejection }) => isPublished || rejection === null)).toHaveLength(
      2,
    );
    expect(leftOut).toBe(8);
  });

  it('have no numbers where the rules know no order of them', () => {
    expect(listOf('burstein-2026', '3.1.4').candidates.map(lineOf)).toEqual([
      'null: left over 3, 3.1.4, 1, published, accepted without',
      'null: left over 2, accepted, 1',
    ]);
  });

  it('are none where the pairs are right and the colours are not', () => {
    expect(listFor('dutch-2026', '5.2.1')).toBeNull();
  });
});

it('every candidate of a size is made once, and too many are none', () => {
  const stage = { mdps: [0], residents: [1, 2, 3, 4], below: [5, 6] };
  const made = candidatesOfSize(
    stage,
    {
      pairs: [
        [0, 1],
        [2, 3],
      ],
      floaters: [4],
    },
    100,
  );
  expect(new Set(made?.map((one) => JSON.stringify(one))).size).toBe(15);
  const brought = candidatesOfSize(
    stage,
    {
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      floaters: [],
    },
    100,
  );
  expect(brought).toHaveLength(30);
  expect(
    candidatesOfSize(
      stage,
      {
        pairs: [
          [0, 1],
          [2, 3],
        ],
        floaters: [4],
      },
      14,
    ),
  ).toBeNull();
  expect(candidatesOfSize(stage, { pairs: [[0, 9]], floaters: [] }, 14)).toBeNull();
});

function listOf(edition: string, rule: string, most = 8): CandidateList {
  return listFor(edition, rule, most)!;
}

function listFor(id: string, rule: string, most = 8): CandidateList | null {
  const asked = editionById(id)!;
  const file = new URL(`../../corpus/rule-examples/${id}/${rule}.trf`, import.meta.url);
  const tournament = readForEdition(readFileSync(file), asked).tournament!;
  const decision = decideCase(tournament, asked);
  if (!decision.ok) throw new Error('the example is not checked');
  const { swissCase } = decision;
  const round = tournament.pairedRounds;
  const before = stateBefore(swissCase, { round, ifUnknown: 'white' });
  if (!before.ok) throw new Error('the round cannot be paired');
  const published = publishedRound(tournament, round);
  const named = asked.rules.find((one) => one.id === rule)!;
  const listed = { state: before.state, edition: swissCase.edition, published };
  return candidateList(listed, named, without(swissCase.edition, rule), most);
}

function without(edition: Edition, rule: string): Edition | null {
  return rule === '5.2.1' ? null : edition.without(rule);
}

function lineOf(one: ListedCandidate): string {
  const { number, side, rejection, parts, isPublished, isAcceptedWithout } = one;
  const pairs = side.pairs.map((pair) => pair.join('-')).join(' ');
  return [
    `${number}: ${pairs === '' ? `left over ${side.downfloaters.join(' ')}` : pairs}`,
    rejection === null ? 'accepted' : rejection.rule,
    parts === null ? 'no value' : String(parts[0].value?.length ?? 'none'),
    ...(isPublished ? ['published'] : []),
    ...(isAcceptedWithout ? ['accepted without'] : []),
  ].join(', ');
}
