/** The pages about checked rounds: the answer, the rounds, findings, and what is folded. */
export const CHECK_STYLE = `
.row{display:flex;flex-wrap:wrap;gap:6px;list-style:none;padding:0}
.row a,.row span{display:block;min-width:76px;padding:4px 8px;border:1px solid var(--line);border-radius:var(--r-s);text-decoration:none;font-size:13px;line-height:1.3}
.row .good{background:var(--good-bg);border-color:transparent}.row .bad{background:var(--bad-bg);border-color:transparent}.row .note{background:var(--note-bg);border-color:transparent}.row b{display:block;color:var(--ink)}
.bracket{border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:var(--r);padding:8px 12px;margin:16px 0;display:grid;gap:4px 24px}
.bracket.follows{border-left-color:var(--line)}.follows .words{color:var(--soft)}.bracket:target,section:target>h3,tr:target{outline:2px solid var(--accent);outline-offset:2px}
.right{padding:2px 12px;margin:4px 0;border-left:4px solid var(--good);color:var(--soft)}.right.unjudged{border-left-color:var(--note)}
.words{min-width:0}.words h3{margin:.2em 0}figure{margin:0;min-width:0}
@media(min-width:900px){.bracket{grid-template-columns:minmax(0,1fr) minmax(0,560px)}.words{padding-top:8px;position:sticky;top:0;align-self:start}}
details.file,details.rest{border-top:1px solid var(--line);padding:8px 0}
details.file>summary h2,details.rest>summary h2{display:inline;font-size:16px}
.bar{fill:var(--edge)}.bar.x{fill:var(--bad)}.bracket.told{border-left-color:var(--good)}pre.story{white-space:pre-wrap}dl.story{margin:.4em 0}dl.story dt{color:var(--soft);margin-top:.4em}dl.story dd{margin:0 0 0 1em}
`.trim();
