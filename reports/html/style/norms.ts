/** The card of a norm: its requirements in columns, then what touches it, the opponents and the data of the form IT1. */
export const NORM_STYLE = `
.norm{border:1px solid var(--line);border-radius:var(--r);margin:16px 0;overflow:hidden;break-inside:avoid}
.norm>header{display:flex;gap:6px 12px;align-items:center;justify-content:space-between;padding:14px 18px;background:var(--surface);border-bottom:1px solid var(--line);flex-wrap:wrap}
.norm h3{margin:0}.norm>p{margin:0;padding:6px 18px 0}.norm>ul{padding:6px 18px 0 34px;margin:0}.norm>p+details{margin-top:12px}
.req{display:grid;grid-template-columns:1.5em 1fr auto auto;gap:2px 14px;padding:12px 18px;font-size:14px;max-width:680px}
.req .ok{color:var(--good)}.req .ko{color:var(--bad)}.req .un{color:var(--note)}.req .art{color:var(--soft)}
.norm>details{padding:8px 18px;border-top:1px solid var(--line);font-size:13px}.norm>details[open]>summary{margin-bottom:6px}
.meta{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:4px 20px;font-size:13px;margin:6px 0}
.meta dt{color:var(--soft);font-size:12px}.meta dd{margin:0}
@media(max-width:700px){.req{grid-template-columns:1.5em 1fr auto;gap:2px 8px}.req .art{grid-column:2/-1;padding-bottom:4px}.norm>details>summary{min-height:32px}}
`.trim();
