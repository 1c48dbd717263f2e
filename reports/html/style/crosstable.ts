import { STEPS } from '../crosstable-width.js';

/**
 * A crosstable is a table where its columns have room. Elsewhere each row wraps: who it is, the games in columns of one
 * width, each with its round, then the points and tie-breaks, each with its name. Rounds that deviate are marked in the
 * heads of columns only: a mark in every cell would make a large report too large.
 */
export const CROSSTABLE_STYLE = [
  '.cross{--letters:.85rem}@media print{.cross{--letters:8pt}}',
  '.cross th,.cross td{padding:2px 8px}',
  '.cross .n{white-space:normal;overflow-wrap:anywhere;min-width:8em}',
  '@media screen{.cross.tight table{font-size:12px}.cross.tight th,.cross.tight td{padding:2px 3px}}',
  '.cross tr{counter-reset:round}.cross td:nth-child(n+5){counter-increment:round}',
  '.cross td::before{color:var(--soft)}.cross i,.long i,.player i{font-style:normal;color:var(--soft)}.tight i{margin-right:-.1em}.cross b,.long b,.player b{font-weight:600;color:var(--ink)}',
  `${discs()}{width:.65em;height:.65em;border-width:1px;margin-right:.1em;vertical-align:-.03em}`,
  `@media screen and (prefers-color-scheme:dark){${discs()}{width:.75em;height:.75em;border-radius:3px;margin-right:.05em}${discs('w')}{background:radial-gradient(circle,#fff .23em,#747e8c .27em)}${discs('k')}{background:radial-gradient(circle,#000 .23em,#747e8c .27em)}}`,
  `@media screen and (max-width:${STEPS.small}px){${wrapped('.cross.cross')}}`,
  `@media screen and (max-width:${STEPS.middle}px){${wrapped('.cross.middle')}}`,
  `@media screen and (max-width:${STEPS.large}px){${wrapped('.cross.large')}}`,
  wrapped('.cross.lines'),
  '@media print and (max-width:900px){.cross.snug table{width:100%}.cross.snug th,.cross.snug td{padding:1px 2px}}',
  `@media print and (max-width:900px){${wrapped('.cross.broad')}}`,
  '@media print and (min-width:901px){.cross.broad th,.cross.broad td{padding:1px 2px}}',
].join('\n');

/** The discs of the colours in reports, and in both forms of the table on the page. */
function discs(...colours: readonly ('w' | 'k')[]): string {
  const chosen = colours.length === 0 ? ['w', 'k'] : colours;
  return ['cross', 'long', 'player']
    .flatMap((table) => chosen.map((one) => `.${table} .${one}::before`))
    .join();
}

function wrapped(table: string): string {
  const rules = {
    // For screen readers, which tell the names of columns.
    ' thead': 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)',
    ' table': 'display:block;font-size:var(--letters)',
    ' tbody': 'display:block',
    ' tr': 'display:flex;flex-wrap:wrap;column-gap:.6em;border-bottom:1px solid var(--line);padding:4px 0',
    // Two ends of lines: before the games and behind them.
    ' tr::before': 'content:"";order:4;flex-basis:100%',
    ' tr::after': 'content:"";order:6;flex-basis:100%',
    ' td': 'border:0;padding:1px 2px;text-align:left;order:2',
    ' td.n': 'order:1;min-width:0;font-weight:600',
    ' td:first-child': 'order:0;min-width:2em',
    ' td:nth-child(2)::before': 'content:"no "',
    ' td:nth-child(n+5)': 'order:5;min-width:6.2em',
    ' td:nth-child(n+5)::before': 'content:counter(round) " "',
    ' td[data-head]': 'order:7;min-width:0',
    ' td[data-head]::before': 'content:attr(data-head) " "',
    ' td:empty:not(:nth-child(n+5)),': '',
    ' td[data-head]:empty': 'display:none',
  };
  return Object.entries(rules)
    .map(([below, rule]) => (rule === '' ? `${table}${below}` : `${table}${below}{${rule}}`))
    .join('');
}
