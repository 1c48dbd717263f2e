/** What the card of a norm has besides that of a finding: the requirements in columns. */
export const NORM_STYLE = `
.norm{break-inside:avoid}.norm>p{margin:0;padding:6px 18px 0}.norm>ul{padding:6px 18px 0 34px;margin:0}.norm>p+details{margin-top:12px}
.req{display:grid;grid-template-columns:1.5em 1fr auto auto;gap:2px 14px;padding:12px 18px;font-size:14px;max-width:680px}
.req .ok{color:var(--good)}.req .ko{color:var(--bad)}.req .un{color:var(--note)}.req .art{color:var(--soft)}
@media(max-width:700px){.req{grid-template-columns:1.5em 1fr auto;gap:2px 8px}.req .art{grid-column:2/-1;padding-bottom:4px}}
`.trim();
