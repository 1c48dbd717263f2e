import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { duel, four, player } from '../../corpus/trf/testing/lines.js';
import { asDeclared, editions, withChoices } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { declaredAcceleration } from '../case/acceleration.js';
import { declaredCase } from '../case/swiss-case.js';
import { countAgreeing } from '../check-tournament.js';
import { GOLDEN, goldenFiles, hasGolden } from '../testing/golden.js';
import { checkFile, chooseEdition, withProvisionalRatings } from '../index.js';
import type { EditionDecision } from '../index.js';
import { refusedEditionWords } from '../../reports/words/refusal-words.js';
import { choiceReason } from '../../reports/words/edition-words.js';

function choiceOf(...records: string[]): ReturnType<typeof choiceIn> {
  return choiceIn(four(...records));
}

function choiceIn(text: string): EditionDecision & { readonly baku?: string | null } {
  const { tournament, problems } = parseTrf(text);
  if (tournament === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  const decision = chooseEdition(tournament, null);
  return decision.ok ? { ...decision, baku: bakuOf(tournament, decision.edition) } : decision;
}

/** The edition of the Baku acceleration that the file declares; null: none. */
function bakuOf(tournament: Tournament, edition: Edition): string | null {
  const acceleration = declaredAcceleration(tournament, edition, 'auto');
  return acceleration.kind === 'baku' ? acceleration.edition : null;
}

/** "dutch-2017 by file", or why there is none. */
function wordsOf(decision: EditionDecision): string {
  return decision.ok ? `${decision.choice.id} by ${decision.choice.chosenBy}` : refusedEditionWords(decision);
}

describe('words that say nothing about rules leave the edition to the date', () => {
  test.each([
    'Individual: Swiss-System',
    'Individual: Swiss-System (Dutch)',
    'Individual Swiss Dutch',
    'Standard',
    'FIDE rules',
    'Swiss System, standard rules',
    'Schweizer System, 7 Runden',
    'Open 2019',
    'Swiss Open 2012, rapid',
    'Individual: Swiss-System, team prizes',
    'Swiss system, limited to 100 players',
    'tie-breaks: Sonneborn-Berger',
    'tie-breaks: Sonneborn/Berger',
    'Berger tie-break',
    'Individual: Swiss-System Bamberger Open',
    'Heidelberger Schach',
    'Swiss, no acceleration',
    'Not accelerated',
    'unaccelerated Swiss',
    'Open Championship, 12th edition 2024',
    'XXV Open - 2019 Edition',
    '9 round Swiss System, 2025 edition',
    'Swiss. Sofia rules',
    'Touch-move rules',
    'Fischer Random rules',
    'Individual: Swiss-System, Memorial Lim',
    'Swiss Open with team prizes',
    'Schweizer System mit Mannschaftswertung',
  ])('%s', (text) => {
    expect(wordsOf(choiceOf(`092 ${text}`, '042 2020/05/01'))).toBe('dutch-2017 by date');
    expect(wordsOf(choiceOf(`092 ${text}`))).toBe('dutch-2026 by default');
  });
});

describe('a comment that declares a Maxi-tournament', () => {
  const [maxi] = editions.filter(({ forMaxi }) => forMaxi !== undefined);

  test.each(['### Maxi-tournament', '###MAXI tournament.'])('%s', (comment) => {
    const { tournament } = parseTrf(four(`192 ${maxi.code}`, comment));
    const decision = chooseEdition(withProvisionalRatings(tournament!, 1800), null);
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    expect(decision.edition).toBe(maxi.forMaxi);
    expect(decision.choice).toMatchObject({ id: maxi.id, chosenBy: 'file' });
    expect(choiceReason(decision.choice)).toBe(`record 192: ${maxi.code}, comment: Maxi-tournament`);
  });

  test('asks for ratings', () => {
    expect(choiceOf(`192 ${maxi.code}`, '### Maxi-tournament')).toMatchObject({ ok: false, record: '001' });
  });

  test('says nothing else, and nothing to editions without such rules', () => {
    for (const comment of ['### no Maxi-tournament', '### Maxi-tournament: no', '### Maximum 9'])
      expect(choiceOf(`192 ${maxi.code}`, comment)).toMatchObject({ ok: true, edition: maxi });
    const decision = choiceOf('192 FIDE_DUTCH_2026', '### Maxi-tournament');
    expect(decision.ok && choiceReason(decision.choice)).toBe('record 192: FIDE_DUTCH_2026');
  });

  test('goes with a reading that is asked for', () => {
    const { tournament } = parseTrf(four('### Maxi-tournament'));
    const asked = asDeclared(maxi, { isMaxi: false, reading: maxi.otherReadings[0].id });
    const decision = chooseEdition(withProvisionalRatings(tournament!, 1800), asked);
    expect(decision).toMatchObject({
      ok: true,
      edition: { declared: ['--maxi', `--reading ${maxi.otherReadings[0].id}`], needs: ['ratings'] },
    });
    expect(decision.ok && choiceReason(decision.choice)).toBe(
      `--rules ${maxi.id} --reading ${maxi.otherReadings[0].id}, comment: Maxi-tournament`,
    );
  });
});

describe('words that name an edition', () => {
  test.each([
    ['FIDE (Dutch) System, 2026 rules', 'dutch-2026'],
    ['Individual  Swiss Dutch (2017 rules)', 'dutch-2017'],
    ['Swiss, FIDE rules of 2017', 'dutch-2017'],
    ['Swiss Dutch (rules as of 1 February 2026)', 'dutch-2026'],
    ['Dutch 2017', 'dutch-2017'],
    ['Swiss Open 2019 - Dutch System (2017)', 'dutch-2017'],
    ['Swiss Dutch (Baku 2016 rules)', 'dutch-2017'],
    ['FIDE_DUTCH_2025', 'dutch-2026'],
    ['FIDE_DUTCH_2012', 'dutch-2012'],
    ['Individual  Swiss Dutch (Istanbul 2012 rules)', 'dutch-2012'],
    ['Swiss Dutch 2012', 'dutch-2012'],
    ['Dutch (Istanbul 2012)', 'dutch-2012'],
    ['Dutch Istanbul 2012', 'dutch-2012'],
    ['FIDE Dutch rules (Istanbul 2012)', 'dutch-2012'],
    ['Swiss Dutch (C.04.3.1, 2012)', 'dutch-2012'],
    ['Reglas de Estambul 2012', 'dutch-2012'],
    ['Swiss (Istanbul rules)', 'dutch-2012'],
    ['Dutch System, edition of 1992', 'dutch-1992'],
    ['Rules: FIDE 2017', 'dutch-2017'],
    ['Swiss Dutch (C.04.3, 2017)', 'dutch-2017'],
    ['Lim System, 1999 rules', 'lim-1999'],
    ['FIDE Lim System, 2026 rules', 'lim-2026'],
  ])('%s', (text, edition) => {
    expect(wordsOf(choiceOf(`092 ${text}`))).toBe(`${edition} by file`);
  });

  test('a code without a year leaves the edition to them', () => {
    expect(wordsOf(choiceOf('192 FIDE_DUTCH', '092 Dutch, 2017 rules'))).toBe('dutch-2017 by file');
    expect(wordsOf(choiceOf('192 FIDE_DUTCH_2026', '092 Dutch, 2017 rules'))).toBe('dutch-2026 by file');
  });
});

describe('a system whose name is a surname, too', () => {
  test.each([
    [['092 Lim'], 'lim-2026 by default'],
    [['092 Lim System', '042 2026/02/01'], 'lim-2026 by date'],
    [['092 Lim System', '042 2026/01/31'], 'lim-1999 by date'],
    [['192 FIDE_LIM', '042 2005/01/31'], 'lim-1999 by date'],
    [['192 FIDE_LIM_1999', '042 2026/05/01'], 'lim-1999 by file'],
    [['192 FIDE_LIM_2026', '042 2020/05/01'], 'lim-2026 by file'],
  ])('%j', (records, expected) => {
    expect(wordsOf(choiceOf(...records))).toBe(expected);
  });
});

describe('rules that need ratings', () => {
  const rated = (...records: string[]): EditionDecision =>
    chooseEdition(withProvisionalRatings(parseTrf(four(...records)).tournament!, 1800), null);

  test.each([
    [['092 Individual: Swiss-System (Dubov)', '042 2026/02/01'], 'dubov-2026 by date'],
    [['092 Individual: Swiss-System (Dubov)', '042 2026/01/31'], 'dubov-2018 by date'],
    [['092 Individual: Swiss-System (Dubov)'], 'dubov-2026 by default'],
    [['192 FIDE_DUBOV', '042 2020/01/31'], 'dubov-2018 by date'],
    [['092 Individual: Swiss-System (Dubov)', '042 2018/09/30'], 'dubov-1997 by date'],
    [['192 FIDE_DUBOV', '042 1998/01/01'], 'dubov-1997 by date'],
    [['192 FIDE_DUBOV_1997', '042 2026/05/01'], 'dubov-1997 by file'],
    [['192 FIDE_DUBOV'], 'dubov-2026 by default'],
    [['192 FIDE_DUBOV_2018', '042 2026/05/01'], 'dubov-2018 by file'],
    [['192 FIDE_DUBOV_2026_BAKU'], 'dubov-2026 by file'],
    [['192 FIDE_DUBOV', '092 Dubov 2018'], 'dubov-2018 by file'],
    [['092 Individual: Swiss-System (Burstein)', '042 2018/09/30'], 'burstein-1998 by date'],
    [['192 FIDE_BURSTEIN', '042 1998/01/01'], 'burstein-1998 by date'],
    [['192 FIDE_BURSTEIN_1998', '042 2026/05/01'], 'burstein-1998 by file'],
    [['092 Burstein System, 1998 rules'], 'burstein-1998 by file'],
  ])('%j', (records, expected) => {
    expect(wordsOf(rated(...records))).toBe(expected);
  });

  test('are refused where somebody who was paired has none: who, and what can be done', () => {
    expect(choiceOf('192 FIDE_DUBOV_2026')).toMatchObject({
      ok: false,
      record: '001',
      refusal: { kind: 'unrated', player: 1 },
    });
    expect(wordsOf(choiceOf('192 FIDE_DUBOV_2026'))).toMatch(/player 1 has no rating.*--unrated N/);
    const text = four('192 FIDE_DUBOV_2026');
    expect(checkFile(text, 'x').problems).toMatchObject([{ code: 'rating-missing', line: 1, text: '1' }]);
    expect(checkFile(text, 'x', { unrated: 1500 }).edition?.id).toBe('dubov-2026');
  });
});

describe('events of matches of two games', () => {
  const match = [player(1, '1.5', '   2 w 1', '   2 b ='), player(2, '0.5', '   1 b 0', '   1 w =')];

  test.each([
    [['192 FIDE_DOUBLESWISS_BAKU', '042 2026/05/01'], 'double-swiss-2026 by date'],
    [
      ['192 FIDE_DOUBLESWISS', '092 FIDE Double-Swiss Pairing System, 2026 rules'],
      'double-swiss-2026 by file',
    ],
  ])('%j', (records, expected) => {
    const decision = choiceIn([...match, ...records].join('\n'));
    expect(wordsOf(decision)).toBe(expected);
    expect(decision).toMatchObject({ baku: records[0].endsWith('_BAKU') ? '2026' : null });
  });

  test('words alone do not tell that two rounds of the file are one', () => {
    expect(wordsOf(choiceOf('092 Double-Swiss'))).toContain(
      'the rounds of double-swiss-2026 are matches of two games, which record 192 of the file does not announce (see docs/two-games.md)',
    );
  });
});

describe('events of teams', () => {
  test.each([
    [['192 FIDE_TEAM'], 'team-swiss-2026 by default', []],
    [['192 FIDE_TEAM_BAKU', '042 2026/05/01'], 'team-swiss-2026 by date', []],
    [['192 FIDE_TEAM_TYPEA_MP_GP', '042 2026/05/01'], 'team-swiss-2026 by date', []],
    [['192 FIDE_TEAM_TYPEB_MP_GP'], 'team-swiss-2026 by default', ['--colours B']],
    [
      ['192 FIDE_TEAM_GP'],
      'team-swiss-2026 by default',
      ['--colours none', '--secondary unused', '--primary game-points'],
    ],
    [
      ['192 FIDE_TEAM_TYPEB', '092 FIDE Swiss Team Pairing System, 2026 rules', '042 2026/05/01'],
      'team-swiss-2026 by date',
      ['--colours B'],
    ],
  ])('%j', (records, expected, declared) => {
    const decision = choiceOf(...records);
    expect(wordsOf(decision)).toBe(expected);
    expect(decision).toMatchObject({
      edition: declared.length === 0 ? {} : { declared },
      baku: records[0].endsWith('_BAKU') ? '2026' : null,
    });
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    // No option was given.
    expect(choiceReason(decision.choice)).not.toContain('--');
    const chosen = declared.map((words) => words.slice(2)).join(', ');
    if (chosen !== '') expect(choiceReason(decision.choice)).toContain(`, record 192: ${chosen}`);
  });

  test('the Baku Acceleration is refused where game points are the score', () => {
    const decision = choiceOf('192 FIDE_TEAM_TYPEA_GP_MP_BAKU');
    expect(decision).toMatchObject({ ok: false, record: '192', text: 'FIDE_TEAM_TYPEA_GP_MP_BAKU' });
    expect(wordsOf(decision)).toContain('cannot be used where game points are the score');
    expect(wordsOf(choiceOf('192 FIDE_TEAM_TYPEA_MP_GP_BAKU'))).toBe('team-swiss-2026 by default');
  });

  test('what the file declares holds where an edition is asked for, unless that is declared itself', () => {
    const { tournament } = parseTrf(four('192 FIDE_TEAM_TYPEB_MP_GP'));
    const edition = editions.find(({ declarable }) => declarable !== undefined);
    if (tournament === null || edition === undefined) throw new Error('not a tournament of teams');
    const sourceOf = (asked: typeof edition): string => {
      const decision = chooseEdition(tournament, asked);
      return decision.ok ? choiceReason(decision.choice) : refusedEditionWords(decision);
    };
    expect(sourceOf(edition)).toBe(`--rules ${edition.id}, record 192: colours B`);
    expect(sourceOf(withChoices(edition, { colours: 'none' }))).toBe(`--rules ${edition.id} --colours none`);
    const read = asDeclared(edition, { isMaxi: false, reading: 'M1' });
    expect(sourceOf(read)).toBe(`--rules ${edition.id} --reading M1, record 192: colours B`);
  });
});

describe('the Burstein System', () => {
  test.each([
    [['092 Individual: Swiss-System (Burstein)', '042 2026/02/01'], 'burstein-2026 by date'],
    [['092 Individual: Swiss-System (Burstein)'], 'burstein-2026 by default'],
    [['192 FIDE_BURSTEIN'], 'burstein-2026 by default'],
    [['192 FIDE_BURSTEIN', '042 2027/01/31'], 'burstein-2026 by date'],
    [['192 FIDE_BURSTEIN_2026', '042 2026/01/05'], 'burstein-2026 by file'],
    [['192 FIDE_BURSTEIN', '092 Burstein, 2026 rules', '042 2026/01/05'], 'burstein-2026 by file'],
    [['192 FIDE_BURSTEIN_2026_BAKU'], 'burstein-2026 by file'],
  ])('%j', (records, expected) => {
    expect(wordsOf(choiceOf(...records))).toBe(expected);
  });

  test('of days between the editions that are here it is refused', () => {
    const message = wordsOf(choiceOf('192 FIDE_BURSTEIN', '042 2026/01/31'));
    expect(message).toContain(
      'when rules were in force that are not here (burstein-1998, until 2018-09-30; burstein-2026, since 2026-02-01)',
    );
  });

  test('the code may announce the Baku Acceleration', () => {
    expect(choiceOf('192 FIDE_BURSTEIN_BAKU', '042 2026/05/01')).toMatchObject({
      choice: { id: 'burstein-2026' },
      baku: '2026',
    });
  });
});

describe('rules, systems and events that are not there are refused, with the choice of editions', () => {
  test.each([
    ['Swiss, old rules', 'which this version cannot check'],
    ['Swiss Dutch (Istanbul 2016 rules)', 'which this version cannot check'],
    ['2012-2017 rules', 'which this version cannot check'],
    ['Amalfi System', 'which this version cannot check'],
    ["Girone all'italiana", 'a round-robin is not paired by'],
    ['Teamturnier', 'teams are paired'],
    ['Vierermannschaftsturnier', 'teams are paired'],
    ['2017-2025 rules', 'which this version cannot check'],
    ['2017 rules (Dutch 2026)', 'which this version cannot check'],
    ['Keizer', 'which this version cannot check'],
    ['Monrad', 'which this version cannot check'],
    ['FIDE_DUTCH_2031', 'which this version cannot check'],
    ['CUSTOM_SWISS', 'which this version cannot check'],
    ['Individual: Round-Robin', 'a round-robin is not paired by'],
    ['BERGER_ROUNDROBIN_G2', 'a round-robin is not paired by'],
    ['Team: Swiss-System', 'teams are paired'],
    ['FIDE_TEAM_TYPEA_MP_MP', 'teams are paired'],
    ['Accelerated Swiss', 'virtual points'],
  ])('%s', (text, reason) => {
    const message = wordsOf(choiceOf(`092 ${text}`, '042 2020/05/01'));
    expect(message).toContain(`"${text}"`);
    expect(message).toContain(reason);
    expect(message).toContain(`name one with --rules: ${editions.map(({ id }) => id).join(', ')}`);
  });

  test.each(['KEIZER', 'FIDE_DUTCH_2031', 'SOMETHING', 'DUTCH_2012', 'DUTCH_2017', 'SWISS_DUTCH'])(
    'code %s',
    (code) => {
      expect(wordsOf(choiceOf(`192 ${code}`))).toContain(`paired by "${code}", which this version cannot`);
    },
  );

  test('a code with blanks is read like one with underscores', () => {
    expect(choiceOf('192 FIDE DUTCH_2026_BAKU')).toMatchObject({
      choice: { id: 'dutch-2026' },
      baku: '2026',
    });
  });

  test('words about teams do not overrule the code', () => {
    expect(wordsOf(choiceOf('192 FIDE_DUTCH_2017', '092 Team'))).toBe('dutch-2017 by file');
    expect(wordsOf(choiceOf('192 FIDE_DUTCH', '092 Dutch, 2017 rules'))).toBe('dutch-2017 by file');
  });

  test('unless an edition is asked for', () => {
    const { tournament } = parseTrf(duel('092 Keizer System'));
    if (tournament === null) throw new Error('not a tournament');
    expect(wordsOf(chooseEdition(tournament, dutch2017))).toBe('dutch-2017 by option');
  });

  test('the report has the place of the words', () => {
    const report = checkFile(duel('092 Keizer System'), 'keizer.trf');
    expect(report).toMatchObject({ verdict: 'invalid', edition: null, rounds: [] });
    expect(report.problems).toMatchObject([{ code: 'edition', line: 3, column: 5 }]);
  });
});

describe('acceleration', () => {
  test('virtual points in the file are all that it is', () => {
    expect(wordsOf(choiceOf('092 Accelerated Swiss', 'XXA    1   1.0'))).toBe('dutch-2026 by default');
  });

  test('words that name the Baku Acceleration count like the code', () => {
    expect(choiceOf('092 Swiss-System (Dutch) - Baku Acceleration')).toMatchObject({ baku: '2026' });
    expect(choiceOf('092 Swiss Dutch, 2017 rules, Baku acceleration')).toMatchObject({ baku: '2016' });
    expect(choiceOf('092 Swiss Open of Baku')).toMatchObject({ baku: null });
  });
});

/** The others are no alternatives where only the edition is in doubt: `--rules any` tries all. */
const dutch = editions.filter(({ system }) => system === 'dutch');

describe('an edition that was only guessed', () => {
  const example = readFileSync(
    new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url),
    'latin1',
  );
  const dated = (date: string): string =>
    `042 ${date}\n${example.replace(/^(?:042|092|192).*[\r\n]+/gm, '')}`;

  test('the others are tried where rounds deviate', () => {
    const { edition, rounds, alternatives } = checkFile(dated('2019/05/01'), 'a.trf');
    expect(edition).toMatchObject({ id: 'dutch-2017', chosenBy: 'date' });
    expect(rounds.some(({ verdict }) => verdict === 'deviates')).toBe(true);
    expect(alternatives.map(({ id }) => id)).toEqual([
      'dutch-2012',
      'dutch-2026',
      'dutch-2015-draft',
      'dutch-1992',
    ]);
    expect(alternatives.filter(({ agree }) => agree === 8)).toEqual([
      { id: 'dutch-2026', agree: 8, rounds: 8 },
    ]);
  });

  test('of the rounds asked for only', () => {
    const settings = { rounds: (round: number) => round > 4 };
    const { alternatives } = checkFile(dated('2019/05/01'), 'a.trf', settings);
    expect(alternatives).toHaveLength(dutch.length - 1);
    expect(alternatives.filter(({ rounds }) => rounds !== 4)).toEqual([]);
    expect(alternatives.filter(({ agree }) => agree === 4)).toEqual([
      { id: 'dutch-2026', agree: 4, rounds: 4 },
    ]);
  });

  test('of the rounds that are small enough, where everything is tried out', () => {
    const { tournament } = parseTrf(example);
    if (tournament === null) throw new Error('the example cannot be read');
    const literally = { isLiteral: true };
    expect(countAgreeing(declaredCase(tournament, dutch2026), literally)).toEqual({ agree: 3, rounds: 3 });
    expect(
      countAgreeing(declaredCase(tournament, { ...dutch2026, literalLimit: 13 }), literally).rounds,
    ).toBe(0);
  });

  test('but not where all agree, or where it was asked for', () => {
    expect(checkFile(dated('2026/05/01'), 'a.trf')).toMatchObject({ verdict: 'agrees', alternatives: [] });
    const asked = checkFile(dated('2026/05/01'), 'a.trf', { edition: dutch2017 });
    expect(asked).toMatchObject({ verdict: 'deviates', alternatives: [] });
  });
});

describe.skipIf(!hasGolden)(GOLDEN, () => {
  test('dutch-2012: taken for it by what the files say', () => {
    const choices = goldenFiles('dutch-2012').map(({ content }) => {
      const { tournament } = parseTrf(content);
      return tournament === null ? 'unreadable' : wordsOf(chooseEdition(tournament, null));
    });
    expect(choices).toHaveLength(800);
    expect(new Set(choices)).toEqual(new Set(['dutch-2012 by file']));
  });

  test('dubov-2026: taken for it by what the files say', () => {
    const choices = goldenFiles('dubov-2026').map(({ content }) =>
      wordsOf(chooseEdition(parseTrf(content).tournament!, null)),
    );
    expect(choices).toHaveLength(330);
    expect(new Set(choices)).toEqual(new Set(['dubov-2026 by file']));
  });

  test('burstein-2026: taken for it by what the files say', () => {
    const choices = goldenFiles('burstein-2026').map(({ content }) =>
      wordsOf(chooseEdition(parseTrf(content).tournament!, null)),
    );
    expect(choices).toHaveLength(207);
    expect(new Set(choices)).toEqual(new Set(['burstein-2026 by file']));
  });
});
