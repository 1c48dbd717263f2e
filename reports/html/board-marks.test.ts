import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { askedTournament, checkFile, explainTournament } from '../../checker/index.js';
import type { Board, Question, RoundReport } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { deviation, round as roundWith } from '../testing/deviations.js';
import { boardMarks } from './board-marks.js';
import type { BoardMark } from './board-marks.js';
import { rendered } from './page.js';
import { Answered } from './round-story.js';
import { foreignText, wrongRoundFiles } from './testing/checked-files.js';

const EXAMPLE = readFileSync(new URL('../../web/example.trf', import.meta.url), 'utf8');

it('a board is red only where it deviates in its bracket', () => {
  const { rounds } = checkFile(EXAMPLE, 'example.trf', { isPictured: true });
  const round = rounds.find(({ verdict }) => verdict === 'deviates')!;
  const marked = boardMarks(round).flatMap((mark, index) =>
    mark === null ? [] : [[textOf(round.published[index]), mark]],
  );
  expect(marked).toEqual([
    ['5-24', 'follows'],
    ['12-15', 'follows'],
    ['17-22', 'deviates'],
    ['19-14', 'follows'],
    ['20-9', 'deviates'],
  ]);
});

it('has the colour that drawing and answer have', () => {
  const foreign = { file: 'foreign.trf', text: foreignText(31, 6), edition: editionById('dubov-2026') };
  const seen = { bad: 0, soft: 0, good: 0 };
  for (const { file, text, edition } of [foreign, ...wrongRoundFiles()]) {
    const unrated = 1400;
    const { rounds } = checkFile(text, file, { edition, unrated, isPictured: true });
    const asked = askedTournament(text, { edition, unrated });
    if (!asked.ok) throw new Error(JSON.stringify(asked));
    for (const round of rounds.filter(({ deviations }) => deviations.length > 0)) {
      const questions = round.published.map(questionAbout);
      const options = { round: round.round, questions };
      const answer = explainTournament(asked.swissCase, options);
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      for (const [index, mark] of boardMarks(round).entries()) {
        const page = rendered(Answered({ question: answer.report.questions[index], report: answer.report }));
        const [, found] = /<h3 class="(bad|soft|good)">/.exec(page) ?? [];
        const wanted = mark === 'deviates' ? 'bad' : mark === 'follows' ? 'soft' : 'good';
        expect(found, `${file}, round ${round.round}, ${textOf(round.published[index])}`).toBe(wanted);
        seen[wanted] += 1;
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it('is red where it is forbidden, though no pairing is legal', () => {
  const { rounds } = checkFile(EXAMPLE, 'example.trf', { isPictured: true });
  const round = rounds.find(({ verdict }) => verdict === 'deviates')!;
  const [first] = round.deviations;
  const [a, b] = first.published.pairs[0];
  const picture = round.picture!;
  const dead: RoundReport = {
    ...round,
    reference: [],
    deviations: [{ ...first, kind: 'absolute', players: [a, b], reference: null }],
    picture: {
      ...picture,
      brackets: picture.brackets.map((one) => ({
        ...one,
        reference: null,
        deviation: one.deviation === 0 ? 0 : null,
      })),
    },
  };
  const red = boardMarks(dead).flatMap((mark, index) =>
    mark === 'deviates' ? [round.published[index]] : [],
  );
  expect(
    red.map((board) =>
      textOf(board)
        .split('-')
        .map(Number)
        .sort((x, y) => x - y),
    ),
  ).toEqual([[a, b].sort((x, y) => x - y)]);
});

it.each<[string, readonly Board[], BoardMark[]]>([
  ['the same boards', [{ white: 5, black: 12 }, { white: 8, black: 19 }, { bye: 7 }], [null, null, null]],
  [
    'the same boards with other colours, in another order',
    [{ bye: 7 }, { white: 19, black: 8 }, { white: 12, black: 5 }],
    [null, null, null],
  ],
  [
    'opponents exchanged',
    [{ white: 5, black: 19 }, { white: 12, black: 8 }, { bye: 7 }],
    ['deviates', 'deviates', null],
  ],
  [
    'the bye of another player',
    [{ white: 5, black: 7 }, { white: 8, black: 19 }, { bye: 12 }],
    ['deviates', null, 'deviates'],
  ],
  ['no legal pairing', [], [null, null, null]],
])(
  'a round without drawings differs board by board from the pairing by the rules: %s',
  (_, reference, marks) => {
    const published: readonly Board[] = [{ white: 5, black: 12 }, { white: 8, black: 19 }, { bye: 7 }];
    expect(boardMarks(roundWith([deviation()], { published, reference }))).toEqual(marks);
  },
);

function questionAbout(board: Board): Question {
  return { kind: 'pair', players: 'bye' in board ? [board.bye, 'bye'] : [board.white, board.black] };
}

function textOf(board: Board): string {
  return 'bye' in board ? `${board.bye}-bye` : `${board.white}-${board.black}`;
}
