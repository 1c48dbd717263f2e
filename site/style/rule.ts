/** What the page of a rule has: its facts, the list of candidates, the sentence of the checker, its neighbours. */
export const RULE_STYLE = `
.facts{display:flex;gap:6px 28px;flex-wrap:wrap;font-size:13px;margin:14px 0 0;padding:0;list-style:none}.facts b{font-weight:500;color:var(--soft);margin-right:6px}
.more{margin-top:12px}
.index.steps{table-layout:auto;max-width:1000px;margin:8px 0}.index.steps th:nth-child(n),.index.steps td:nth-child(n){width:auto}.index.steps th{white-space:normal;vertical-align:bottom}.index.steps td{vertical-align:baseline}
.index.steps th:nth-child(1),.index.steps td:nth-child(1){width:1%;color:var(--soft)}.index.steps .num{max-width:12em}.index.steps td:nth-child(2){width:40%}.steps .chip+.chip{margin-left:6px}
.says{border-left:3px solid var(--line);padding:2px 0 2px 16px;margin:10px 0;max-width:72ch}
.near{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:40px 0 0}.near a{border:1px solid var(--line);border-radius:var(--r);padding:12px 16px;text-decoration:none;color:var(--ink)}.near a:hover{border-color:var(--edge)}.near .next{text-align:right;grid-column:2}.near small{display:block;color:var(--soft);font-size:12px}
@media(max-width:700px){.near{grid-template-columns:minmax(0,1fr);gap:8px}.near .next{text-align:left;grid-column:1}.foot a{padding:7px 0}
.index.steps td:nth-child(1),.index.steps td:nth-child(2){display:inline;padding:0 6px 0 0}.index.steps td.num{display:block;text-align:left;max-width:none;color:var(--ink);font-size:15px}.index.steps td.num::before{content:attr(data-l);top:5px}.index.steps td.num::after{content:none}.index.steps td.num[data-l]{padding-left:0}.index.steps td.num[data-l]::before{position:static;display:block}}
@media print{.near,.compare,.foot{display:none}.says{break-inside:avoid}}
`.trim();
