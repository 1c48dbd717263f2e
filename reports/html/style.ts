import { CROSSTABLE_STYLE } from './crosstable-style.js';
import { DRAWING_STYLE } from './drawing/style.js';

/** The colours, on a light and on a dark ground. */
export const COLOURS = `
:root{color-scheme:light dark;--ground:#fff;--card:#f5f6f8;--text:#1b1d21;--soft:#555b66;--line:#c3c8d1;--arc:#868e9b;--good:#0b6b3a;--bad:#b3261e;--open:#7a4b00;--link:#0b57b0}
@media(prefers-color-scheme:dark){:root{--ground:#14161a;--card:#1e2127;--text:#e8eaee;--soft:#a8afbb;--line:#4a515d;--arc:#7b8493;--good:#63d297;--bad:#ff8f85;--open:#f0b95a;--link:#8ab8ff}}
`.trim();

/** The style of all pages. Colours of text have a contrast of 4.5 or more on the ground, dark or light, and on paper. */
export const PAGE_STYLE = `
${COLOURS}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
header,main,footer{max-width:1200px;margin:0 auto;padding:4px 16px}
h1{font-size:1.5rem;margin:.4em 0}h2{font-size:1.3rem;margin:1.6em 0 .3em}h3{font-size:1.15rem;margin:1.6em 0 .4em}h4,.words h3{font-size:1rem;margin:.2em 0}
p{margin:.4em 0;max-width:75ch}ul{margin:.4em 0;padding-left:1.3em}
a{color:var(--link)}a:focus-visible,summary:focus-visible,button:focus-visible,.wide:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.self{margin-left:.4em;text-decoration:none;font-weight:400}
.exact{white-space:pre-wrap}.soft,footer{color:var(--soft)}.good{color:var(--good)}.bad{color:var(--bad)}.open{color:var(--open)}.verdict{font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:6px;list-style:none;padding:0}
.row a,.row span{display:block;min-width:76px;padding:4px 8px;border:1px solid var(--line);border-left-width:6px;border-radius:4px;background:var(--card);text-decoration:none;font-size:.85rem;line-height:1.3}
.row .good{border-color:var(--good)}.row .bad{border-color:var(--bad)}.row .open{border-color:var(--open)}.row b{display:block;font-size:1rem;color:var(--text)}
.row .bad{font-weight:600}
.bracket{border:1px solid var(--line);border-left:6px solid var(--bad);border-radius:6px;padding:8px 12px;margin:12px 0;display:grid;gap:4px 24px}
.bracket.follows{border-left-color:var(--line)}.follows .words{color:var(--soft)}.bracket:target,section:target>h3,tr:target{outline:3px solid var(--link);outline-offset:2px}
.right{padding:2px 12px;margin:4px 0;border-left:6px solid var(--good);color:var(--soft)}.right.unjudged{border-left-color:var(--open)}
.words{min-width:0}figure{margin:0;min-width:0}
@media(min-width:900px){.bracket{grid-template-columns:minmax(0,1fr) minmax(0,560px)}.words{padding-top:8px;position:sticky;top:0;align-self:start}}
.versus{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:.5em 0}.versus dt{color:var(--soft)}.versus dd{margin:0;font-weight:600}
pre{overflow-x:auto;font:13px/1.4 ui-monospace,monospace;margin:.4em 0}
button{font:inherit;font-size:.85rem;padding:2px 10px;border:1px solid var(--line);border-radius:4px;background:var(--card);color:var(--text);cursor:pointer}
.wide{overflow-x:auto;max-width:100%}@media(max-width:500px){header,main,footer{padding:4px 8px}.bracket{padding:6px}}
table{border-collapse:collapse;font-size:.85rem;font-variant-numeric:tabular-nums}
th,td{padding:2px 8px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}thead th{position:sticky;top:0;background:var(--card);vertical-align:bottom}
td.n,th.n{text-align:left}td.w{white-space:normal;text-align:left;min-width:16em}tbody tr:hover{background:var(--card)}
details>summary{cursor:pointer}details.file{border-top:1px solid var(--line);padding:6px 0}
details.file>summary h2{display:inline;font-size:1.05rem}
.bar{fill:var(--arc)}.bar.x{fill:var(--bad)}.bracket.told{border-left-color:var(--good)}pre.story{white-space:pre-wrap}dl.story{margin:.4em 0}dl.story dt{color:var(--soft);margin-top:.4em}dl.story dd{margin:0 0 0 1em}
${CROSSTABLE_STYLE}
${DRAWING_STYLE}
@page{margin:12mm}
@media print{:root{color-scheme:light;--ground:#fff;--card:#fff;--text:#000;--soft:#444;--line:#999;--arc:#777;--good:#0b6b3a;--bad:#b3261e;--open:#7a4b00;--link:#000}
body{font-size:10.5pt}header,main,footer{max-width:none;padding:0}.self,button,details:not(.file):not([open]){display:none}.words{position:static}.bracket,tr{break-inside:avoid}.round,.round~section:last-of-type{break-before:page}h2,h3,h4{break-after:avoid}
.bracket{grid-template-columns:minmax(0,1fr) 95mm}.wide{overflow:visible}table{font-size:7.5pt}th,td{padding:1px 4px}thead th{position:static}}
`
  .trim()
  .replaceAll('\n', '');
