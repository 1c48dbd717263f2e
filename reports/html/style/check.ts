/** The pages about checked rounds: the answer, the rounds, findings, and what is folded. */
export const CHECK_STYLE = `
.rounds{display:flex;gap:8px;flex-wrap:wrap;margin:0 0 8px;padding:0;list-style:none}
.rounds a,.rounds span{display:grid;place-items:center;align-content:center;min-width:56px;min-height:52px;padding:0 6px;border-radius:var(--r-s);text-decoration:none;font-weight:600;line-height:1.15;font-variant-numeric:tabular-nums}
.rounds small{font-size:12px;font-weight:500}.rounds .good{background:var(--good-bg)}.rounds .bad{background:var(--bad);color:var(--on-bad)}.rounds .note{background:var(--note-bg)}
.rounds [aria-current]{outline:2px solid var(--ink);outline-offset:2px}
@media(max-width:700px){.rounds{gap:6px}.rounds a,.rounds span{min-width:44px;min-height:48px}}
.bracket{border:1px solid var(--line);border-left:4px solid var(--good);border-radius:var(--r);padding:8px 12px;margin:16px 0;display:grid;gap:4px 24px}
.bracket:target,section:target>h3,tr:target{outline:2px solid var(--accent);outline-offset:2px}
.right{padding:2px 12px;margin:4px 0;border-left:4px solid var(--good);color:var(--soft)}.right.unjudged{border-left-color:var(--note)}details.right p.right{border:0;padding:0 0 0 1.3em}
.words{min-width:0}.words h3{margin:.2em 0}figure{margin:0;min-width:0}
@media(min-width:900px){.bracket{grid-template-columns:minmax(0,1fr) minmax(0,560px)}.words{padding-top:8px;position:sticky;top:0;align-self:start}}
article.file{content-visibility:auto;contain-intrinsic-size:auto 1400px}@media print{article.file{content-visibility:visible}}
details.file,details.rest{border-top:1px solid var(--line);padding:8px 0}
details.file>summary h2,details.rest>summary h2{display:inline;font-size:16px}
.chain{list-style:none;margin:12px 0 16px;padding:0;counter-reset:step}
.chain li{position:relative;padding:0 0 14px 40px;counter-increment:step}
.chain li::before{content:counter(step);position:absolute;left:0;top:-1px;width:24px;height:24px;border-radius:50%;border:1px solid var(--edge);font-size:12px;font-weight:600;line-height:22px;text-align:center;background:var(--ground);color:var(--ink)}
.chain li::after{content:"";position:absolute;left:11.5px;top:24px;bottom:0;width:1px;background:var(--edge)}
.chain li:last-child{padding-bottom:0}.chain li:last-child::after{display:none}
.bar{fill:var(--edge)}.bar.x{fill:var(--bad)}pre.story{white-space:pre-wrap}dl.story{margin:.4em 0}dl.story dt{color:var(--soft);margin-top:.4em}dl.story dd{margin:0 0 0 1em}
`.trim();
