import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { wholeReport } from '../testing/whole-report.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { findingSentences } from '../words/deviation/wording.js';
import { peopleIn } from '../words/person.js';
import { checkHtml } from './check.js';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './script.js';
import { foreignReport, wrongRoundReports } from './testing/checked-files.js';
import { attribute, below, elementsOf, isSvg, textOf } from './testing/parsed-page.js';
import type { Element } from './testing/parsed-page.js';

const FILES = [
  ...wrongRoundReports(),
  foreignReport(31, 6, 'dubov-2026'),
  foreignReport(24, 5, 'dubov-1997'),
  foreignReport(24, 5, 'dutch-1992'),
].map((file): [string, TournamentReport] => [`${file.file}, ${file.edition?.id ?? ''}`, file]);

describe('the page of a file that deviates', () => {
  it.each(FILES)('%s: every deviation with its words and a link, everybody in its drawing', (_, file) => {
    const elements = elementsOf(wholeReport(checkHtml, [file]));
    const anchors = new Map(
      elements.flatMap((one) => (attribute(one, 'id') === null ? [] : [[attribute(one, 'id'), one]])),
    );
    const hrefs = new Set(elements.map((one) => attribute(one, 'href')));
    const base = attribute(named(elements, 'article')[0], 'id')!;
    for (const { round: number, deviations, picture } of file.rounds)
      for (const [index, bracket] of (picture?.brackets ?? []).entries()) {
        if (bracket.deviation === null) continue;
        const anchor = `${base}.r${number}.b${index + 1}`;
        const section = anchors.get(anchor)!;
        expect(hrefs).toContain(`#${anchor}`);
        const words = findingSentences(deviations[bracket.deviation], {
          edition: file.edition!.id,
          deviations,
          people: peopleIn(file),
        });
        expect(
          below(section)
            .filter((one) => attribute(one, 'data-words') !== null)
            .map(textOf),
        ).toEqual([expect.stringContaining(words)]);
        const drawing = named(below(section), 'svg');
        expect(drawing).toHaveLength(1);
        const texts = named(below(drawing[0]), 'text').map(textOf);
        const players = [...bracket.movedDown, ...bracket.residents, ...bracket.broughtUp];
        for (const id of players)
          expect(
            texts.filter((text) => /^ *\d+ +\d+\.\d$/.test(text) && Number.parseInt(text, 10) === id),
          ).toHaveLength(1);
      }
  });

  it.each(FILES)('%s: well built', (_, file) => {
    const elements = elementsOf(wholeReport(checkHtml, [file]));
    const ids = elements.flatMap((one) => attribute(one, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const tag of ['h1', 'main', 'footer', 'title']) {
      const found = named(elements, tag).filter((one) => !isSvg(one));
      expect(found, tag).toHaveLength(1);
    }
    for (const href of elements.flatMap((one) => attribute(one, 'href') ?? []))
      expect(ids).toContain(href.replace('#', ''));
    for (const drawing of named(elements, 'svg')) {
      expect(attribute(drawing, 'role')).toBe('img');
      for (const name of ['aria-labelledby', 'aria-describedby']) {
        const target = elements.find((one) => attribute(one, 'id') === attribute(drawing, name))!;
        expect(textOf(target)).not.toBe('');
      }
    }
  });

  it('calls no bracket right that is not paired by the rules', () => {
    const file = foreignReport(31, 6, 'dubov-2026');
    const rounds = file.rounds.map((one) => ({
      ...one,
      ...(one.picture === undefined
        ? {}
        : {
            picture: {
              ...one.picture,
              brackets: one.picture.brackets.map((bracket) => ({ ...bracket, deviation: null })),
            },
          }),
    }));
    const marksOf = (of: TournamentReport): string[] =>
      elementsOf(wholeReport(checkHtml, [of]))
        .filter((one) => attribute(one, 'class')?.startsWith('right') === true)
        .map(textOf);
    expect(marksOf(file).filter((text) => !text.startsWith('✓'))).toEqual([]);
    const open = marksOf({ ...file, rounds }).filter((text) => /^– .*: not checked/.test(text));
    const own = file.rounds.flatMap(({ deviations }) =>
      deviations.filter(({ consequenceOf, kind }) => consequenceOf === null && kind !== 'colour'),
    );
    expect(open).toHaveLength(own.length);
  });

  it('dims, as the legend says, the brackets that follow and no others', () => {
    const seen = { dimmed: 0, others: 0 };
    for (const [name, file] of FILES) {
      const page = wholeReport(checkHtml, [file]);
      const elements = elementsOf(page);
      const base = attribute(named(elements, 'article')[0], 'id')!;
      const classes = new Map(elements.map((one) => [attribute(one, 'id'), attribute(one, 'class')]));
      for (const { round: number, deviations, picture } of file.rounds)
        for (const [index, { deviation: place }] of (picture?.brackets ?? []).entries()) {
          if (place === null) continue;
          const isDimmed = classes.get(`${base}.r${number}.b${index + 1}`) === 'finding follows';
          expect(isDimmed, name).toBe(deviations[place].consequenceOf !== null);
          seen[isDimmed ? 'dimmed' : 'others'] += 1;
        }
      expect(page).toContain('A bracket is dimmed where nothing in it deviates');
      expect(page).toContain('.follows .draw text{fill:var(--soft)!important');
    }
    expect(Math.min(seen.dimmed, seen.others)).toBeGreaterThan(0);
  });

  it('names the rounds with a word and a sign', () => {
    const file = foreignReport(31, 6, 'dubov-2026');
    const row = named(elementsOf(wholeReport(checkHtml, [file])), 'nav')[0];
    const signs = { agrees: '✓', deviates: '✗' } as const;
    expect(named(below(row), 'li').map(textOf)).toEqual(
      file.rounds.map((one) => `${one.round}${signs[one.verdict as keyof typeof signs]}`),
    );
  });
});

describe('a page', () => {
  it('loads nothing, and may load nothing', () => {
    const elements = elementsOf(
      wholeReport(
        checkHtml,
        FILES.map(([, file]) => file),
      ),
    );
    const loading = [
      'src',
      'srcset',
      'data',
      'action',
      'formaction',
      'poster',
      'background',
      'xlink:href',
      'style',
    ];
    for (const one of elements) {
      expect(['link', 'img', 'iframe', 'object', 'embed', 'base', 'image']).not.toContain(one.tagName);
      for (const { name, value } of one.attrs) {
        expect(loading).not.toContain(name);
        expect(name).not.toMatch(/^on/);
        if (name === 'href') expect(value).toMatch(/^#/);
      }
    }
    expect(named(elements, 'style').map(textOf).join('')).not.toMatch(/url\(|@import|http/);
    const [policy] = named(elements, 'meta').filter((one) => attribute(one, 'http-equiv') !== null);
    expect(attribute(policy, 'content')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-/,
    );
  });

  it('allows its own script and no other', () => {
    const scripts = named(elementsOf(wholeReport(checkHtml, [FILES[0][1]])), 'script').map(textOf);
    expect(scripts).toEqual([PAGE_SCRIPT]);
    expect(PAGE_SCRIPT_HASH).toBe(`sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}`);
  });

  it('stays under 900 kB for 200 players and 9 rounds, though every round deviates and has its statement', () => {
    const file = foreignReport(200, 9, 'dubov-2026');
    expect(file.rounds.filter(({ verdict }) => verdict === 'deviates').length).toBeGreaterThanOrEqual(8);
    expect(Buffer.byteLength(wholeReport(checkHtml, [file]))).toBeLessThan(900_000);
  }, 120_000);

  it('of several files folds those that are right; a quiet one leaves them out', () => {
    const files = [
      report([round([])], { file: 'right.trf', name: 'Right' }),
      report([round([deviation()])], { file: 'wrong.trf', name: 'Wrong' }),
      invalid({ file: 'broken.trf' }),
    ];
    const elements = elementsOf(wholeReport(checkHtml, files));
    const all = elements.filter((one) => attribute(one, 'class') === 'file');
    expect(all.map((one) => [one.tagName, attribute(one, 'id')])).toEqual([
      ['article', 'wrong.trf'],
      ['details', 'broken.trf'],
      ['details', 'right.trf'],
    ]);
    expect(textOf(all[1])).toContain('This is no result.');
    const [rest] = elements.filter((one) => attribute(one, 'class') === 'rest');
    expect(below(rest)).toContain(all[2]);
    expect(textOf(rest)).toContain('1 tournament agrees in every round');
    expect(wholeReport(checkHtml, files, { isQuiet: true })).not.toContain('right.trf');
  });
});

test('byes are written, and the crosstable begins a page of paper', () => {
  const content = readFileSync(new URL('../../web/example.trf', import.meta.url), 'utf8');
  const elements = elementsOf(
    wholeReport(checkHtml, [checkFile(content, 'example.trf', { isPictured: true })]),
  );
  const cells = named(elements, 'td').map(textOf);
  for (const bye of ['½', '0', 'bye']) expect(cells).toContain(bye);
  expect(cells).not.toContain('½ bye');
  const rounds = named(elements, 'section').filter((one) => attribute(one, 'class') === 'round');
  expect(rounds.map((one) => attribute(one, 'id'))).toEqual(['example.trf.r3']);
  expect(textOf(named(elements, 'style')[0])).toMatch(
    /@media print\{.*\.round~section:last-of-type\{break-before:page\}/,
  );
});

test('a file that is not valid shows what could be read of it', () => {
  const content = readFileSync(
    new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url),
    'utf8',
  );
  const wrong = content.replace(/^(001 .*?[wb]) [1=0]/m, '$1 9');
  const page = wholeReport(checkHtml, [checkFile(wrong, 'wrong.trf', { isPictured: true })]);
  const elements = elementsOf(page);
  expect(textOf(named(elements, 'main')[0])).toContain('what could be read has 15 players · wrong.trf');
  expect(named(elements, 'h3').map(textOf)).toEqual(['What could be read']);
  expect(named(elements, 'tbody').flatMap((body) => named(below(body), 'tr'))).toHaveLength(15);
  const nothing = wholeReport(checkHtml, [checkFile('rubbish', 'rubbish.txt', { isPictured: true })]);
  expect(nothing).not.toContain('no player<');
});

const HTML_SIGNS = [
  ...['<', '>', '"', "'", '&', '/', '=', '!', '-', '#', '%', '~', ' ', '\n', '\u202e'],
  ...['script', 'svg', '</', 'onload', ']]>', '-->', '<!--'],
];
const NAMES = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...HTML_SIGNS),
  }),
  fc.constantFrom(
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</svg>',
    '</main></main>',
    '&lt;b&gt;',
  ),
);

test('names that look like HTML stay names', () => {
  const [, file] = FILES.find(([name]) => name.includes('dubov-2026'))!;
  const small = { ...file, rounds: file.rounds.slice(0, 2) };
  const skeleton = skeletonOf(wholeReport(checkHtml, [withNames(small, 'Plain', 'plain.trf')]));
  fc.assert(
    fc.property(NAMES, NAMES, (name, path) => {
      const page = wholeReport(checkHtml, [withNames(small, name, path)]);
      expect(skeletonOf(page)).toEqual(skeleton);
    }),
    { numRuns: 100 },
  );
});

/** The page without its texts: elements and the names of their attributes. */
function skeletonOf(page: string): string[] {
  return elementsOf(page).map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '));
}

function withNames(file: TournamentReport, name: string, path: string): TournamentReport {
  const renamed = <Player extends { readonly name: string }>(players: readonly Player[]): Player[] =>
    players.map((player) => ({ ...player, name }));
  const picture = file.picture!;
  return {
    ...file,
    name,
    file: path,
    problems: invalid().problems.map((problem) => ({ ...problem, text: name, message: name })),
    picture: { ...picture, players: renamed(picture.players).map((player) => ({ ...player, title: name })) },
    rounds: file.rounds.map((one) =>
      one.picture === undefined
        ? one
        : { ...one, picture: { ...one.picture, players: renamed(one.picture.players) } },
    ),
  };
}

function named(elements: readonly Element[], tag: string): Element[] {
  return elements.filter(({ tagName }) => tagName === tag);
}

test('the index names files by the ends of their paths', () => {
  const content = readFileSync(new URL('../../web/example.trf', import.meta.url), 'utf8');
  const files = ['a.trf', 'open/b.trf', '/season/open/c.trf', 'D:\\season\\open\\d.trf'];
  const reports = files.map((file) => checkFile(content, file, { isPictured: true }));
  const index = named(elementsOf(wholeReport(checkHtml, reports)), 'table')
    .filter((one) => attribute(one, 'class') === 'index')
    .flatMap((table) => named(below(table), 'small').map(textOf));
  expect(index.map((text) => text.split(' · ')[0]).sort()).toEqual([
    'a.trf',
    'open/b.trf',
    'open/c.trf',
    'open/d.trf',
  ]);
});
