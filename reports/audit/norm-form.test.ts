import { expect, it } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import { generate, presets } from '../../generator/index.js';
import { formOf } from './norm-form.js';
import { shownNorms } from './shown-norms.js';

/* The data of the form, counted from the lines of the file. */

const STYLE = { isQuiet: false, isColoured: false, isAll: true };

/** Some of the players have no rating, no title, no federation. */
function lacking(text: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      if (!line.startsWith('001 ')) return line;
      if (index % 7 === 0) return `${line.slice(0, 48)}    ${line.slice(52)}`;
      if (index % 7 === 1) return `${line.slice(0, 53)}   ${line.slice(56)}`;
      return index % 7 === 2 ? `${line.slice(0, 10)}   ${line.slice(13)}` : line;
    })
    .join('\n');
}

interface Line {
  readonly title: string;
  readonly rating: number;
  readonly federation: string;
}

function linesOf(text: string): Map<number, Line> {
  const lines = text.split('\n').filter((line) => line.startsWith('001 '));
  return new Map(
    lines.map((line) => [
      Number(line.slice(4, 8)),
      {
        title: line.slice(10, 13).trim().toUpperCase(),
        rating: Number(line.slice(48, 52)),
        federation: line.slice(53, 56).trim(),
      },
    ]),
  );
}

it('counts the opponents of the games that the norm is made of', () => {
  let norms = 0;
  let unrated = 0;
  for (const { text: whole } of generate(presets.norm, { seed: 'form', count: 3 })) {
    const text = lacking(whole);
    const report = auditFile(text, 'a.trf', { host: 'GER' });
    const lines = linesOf(text);
    for (const shown of shownNorms(report, STYLE)) {
      const { result } = shown.norm;
      const form = formOf(shown, report);
      const met = result.choice.games.map(({ opponent }) => lines.get(opponent.id)!);
      const count = (is: (line: Line) => boolean): string => String(met.filter(is).length);
      const own = lines.get(shown.player.person.id)!;
      expect(form).toMatchObject({
        games: String(met.length),
        opponents_rated: count(({ rating }) => rating > 0),
        opponents_unrated: count(({ rating }) => rating === 0),
        opponents_gm: count(({ title }) => title === 'GM'),
        opponents_im: count(({ title }) => title === 'IM'),
        opponents_fm: count(({ title }) => title === 'FM'),
        opponents_wgm: count(({ title }) => title === 'WGM'),
        opponents_wim: count(({ title }) => title === 'WIM'),
        opponents_wfm: count(({ title }) => title === 'WFM'),
        host_federation: count(({ federation }) => federation === 'GER'),
        rating: own.rating === 0 ? form.rating : String(own.rating),
        federation: own.federation,
      });
      if (own.federation !== '')
        expect(form.own_federation).toBe(count(({ federation }) => federation === own.federation));
      const named = form.federations === '' ? [] : form.federations.split(', ');
      const sum = named.reduce((all, part) => all + Number(part.split(' ')[1]), 0);
      expect(String(sum)).toBe(count(({ federation }) => federation !== ''));
      norms += 1;
      unrated += met.filter(({ rating }) => rating === 0).length;
    }
  }
  expect(norms).toBeGreaterThan(20);
  expect(unrated).toBeGreaterThan(10);
});
