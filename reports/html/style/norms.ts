/** What the card of a norm has besides that of a finding: the requirements in columns. The tables of a season. */
export const NORM_STYLE = `
.norm{break-inside:avoid}.norm>p{margin:0;padding:6px 18px 0}.norm>ul{padding:6px 18px 0 34px;margin:0}.norm>p+details{margin-top:12px}
.req{display:grid;grid-template-columns:1.5em 1fr auto auto;gap:2px 14px;padding:12px 18px;font-size:14px;max-width:680px}
.req .ok{color:var(--good)}.req .ko{color:var(--bad)}.req .un{color:var(--note)}.req .art{color:var(--soft)}
.season .wide{margin:8px 0}th[aria-sort] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}.sortable th button{font:inherit;color:inherit;border:0;padding:0;background:none;text-align:inherit;min-height:24px}
@media(max-width:700px){.season table,.season tbody{display:block}.season thead{display:none}.season tr{display:block;border:1px solid var(--line);border-radius:var(--r);padding:10px 14px;margin:0 0 10px}.season td{display:flex;gap:12px;justify-content:space-between;border:0;padding:3px 0;text-align:right;white-space:normal;overflow-wrap:anywhere}.season td:empty{display:none}.season td::before{content:attr(data-l);color:var(--soft);font-size:13px;text-align:left;flex:none}.season td:first-child{font-weight:600}}
@media(max-width:700px){.req{grid-template-columns:1.5em 1fr auto;gap:2px 8px}.req .art{grid-column:2/-1;padding-bottom:4px}}
`.trim();
