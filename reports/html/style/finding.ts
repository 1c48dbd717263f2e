/** The answer on a tournament, and a finding: a card with a sentence, two pairings and what is folded under them. */
export const FINDING_STYLE = `
.result{display:grid;grid-template-columns:auto 1fr auto;gap:4px 16px;align-items:center;border-radius:var(--r);padding:18px 20px;margin:18px 0;background:var(--surface)}
.result.bad{background:var(--bad-bg);color:inherit}.result.good{background:var(--good-bg);color:inherit}.result.note{background:var(--note-bg);color:inherit}
.result strong{display:block;font-size:19px;line-height:1.3}.result p{margin:2px 0 0}.result .mark{font-size:26px;font-weight:700;line-height:1}
.result.bad .mark{color:var(--bad)}.result.good .mark{color:var(--good)}.result.note .mark{color:var(--note)}
.finding{border:1px solid var(--line);border-radius:var(--r);margin:16px 0;overflow:clip}
.finding>header{display:flex;gap:8px 12px;align-items:center;justify-content:space-between;padding:14px 18px;background:var(--surface);border-bottom:1px solid var(--line);flex-wrap:wrap}
.finding>header h4,.finding>header h3{margin:0;font-size:16px;line-height:1.35;text-transform:none;letter-spacing:0;color:var(--ink)}
.say{font-size:17px;line-height:1.45;padding:16px 18px 4px;margin:0;max-width:72ch}.say+.say{padding-top:4px}.aside{padding:4px 18px 0;font-size:14px;line-height:1.45;max-width:88ch;color:var(--soft)}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:0 28px;padding:8px 18px 16px}
.b{display:grid;grid-template-columns:1.6em minmax(0,1fr) auto;gap:0 8px;padding:7px 10px;border-radius:var(--r-s);align-items:center}
.b+.b{margin-top:2px}.b.no{background:var(--bad-bg)}.b.yes{background:var(--good-bg)}.b.same{color:var(--soft)}
.b p{grid-column:2;margin:0;line-height:1.35}.b small{color:var(--soft);font-size:12px}.b i{font-style:normal;font-variant-numeric:tabular-nums;grid-row:1/3;text-align:right}.b i:first-child{color:var(--soft)}.b i:last-child{grid-column:3}.left-out{padding:0 18px;font-size:13px}
.w::before,.k::before{content:"";display:inline-block;width:12px;height:12px;border-radius:50%;background:#fff;border:1.5px solid #16191f;vertical-align:-1px;margin-right:7px;print-color-adjust:exact;-webkit-print-color-adjust:exact}.k::before{background:#16191f}
.w::before{content:""/"White"}.k::before{content:""/"Black"}
@media screen and (prefers-color-scheme:dark){.w::before,.k::before{width:16px;height:16px;border:0;border-radius:4px;vertical-align:-3px;margin-right:6px}.w::before{background:radial-gradient(circle,#fff 4.9px,#747e8c 5.5px)}.k::before{background:radial-gradient(circle,#000 4.9px,#747e8c 5.5px)}}
.foot{display:flex;gap:0 20px;flex-wrap:wrap;padding:6px 18px;border-top:1px solid var(--line);font-size:13px}
.foot:empty{display:none}.foot summary{line-height:32px;color:var(--accent)}.foot summary:hover,.foot button:hover{text-decoration:underline}.foot button{border:0;background:none;padding:0;min-height:32px;font-size:inherit;color:var(--accent)}.foot>a{line-height:32px}.due{font-size:12px;margin-left:8px;white-space:nowrap}.due .c{margin:0 2px}.foot .print{margin-left:auto;border:1px solid var(--line);border-radius:var(--r-s);padding:0 12px;color:var(--ink)}.foot .print:hover{border-color:var(--ink);text-decoration:none}
.foot details[open]{flex:1 0 100%;min-width:0;order:1}.foot details>:not(summary){margin:0 0 12px}
.finding:target{outline:2px solid var(--accent);outline-offset:2px}
.finding.follows>header{border-bottom:0}.finding.follows .say{font-size:15px;color:var(--soft)}
@media(max-width:700px){.sides{grid-template-columns:minmax(0,1fr);padding:6px 14px 14px}.say{padding:14px 14px 2px}.aside{padding:4px 14px 0}.finding>header{padding:12px 14px}.result{grid-template-columns:auto 1fr;padding:14px;align-items:start}.foot{padding:2px 14px}.foot summary,.foot>a{line-height:44px}.foot button{min-height:44px}}
@media print{.foot{border:0;padding-bottom:0}.finding,.result{break-inside:avoid}.b,.result{print-color-adjust:exact;-webkit-print-color-adjust:exact}.sides{grid-template-columns:1fr 1fr}}
`.trim();
