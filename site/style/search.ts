/** The search, large on the first page and small in the head of the others, and its results. */
export const SEARCH_STYLE = `
.find{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:8px}.top .find{margin-left:auto;flex:1 1 18em;max-width:22em}
.find input{min-height:36px;min-width:0;width:100%;border:1px solid var(--edge);border-radius:var(--r-s);background:var(--ground);color:var(--ink);font:inherit;padding:0 12px}
.find button{min-height:36px;padding:0 14px}
.find.large{gap:10px;margin:18px 0 10px;max-width:760px}.find.large input{min-height:48px;font-size:16px}
.find .primary{min-height:48px;padding:0 24px;font-size:16px;font-weight:600;background:var(--ink);border-color:var(--ink);color:var(--ground)}
button.link{border:0;background:none;padding:5px 0;margin-right:14px;min-height:0;color:var(--accent)}button.link:hover{text-decoration:underline}
.filters button{border:1px solid var(--edge);border-radius:999px;padding:4px 12px;min-height:32px}.filters [aria-pressed=true]{background:var(--ink);color:var(--ground);border-color:var(--ink)}
.hits{margin:0 0 28px}.hits h2{display:flex;gap:4px 10px;align-items:baseline;flex-wrap:wrap;margin:28px 0 0;padding-bottom:8px;border-bottom:1px solid var(--line)}.hits h2 small{font-size:13px;font-weight:400;color:var(--soft)}
.hits ul{list-style:none;margin:0;padding:0}.hits li{max-width:none;padding:12px 0;border-bottom:1px solid var(--line);display:grid;grid-template-columns:104px minmax(0,1fr);gap:2px 16px}
.hits .id{grid-row:1/3;font-weight:700;overflow-wrap:anywhere}.hits .id small{display:block;font-weight:400;font-size:12px;color:var(--soft)}
.hits li>a{grid-column:2;font-size:16px;text-decoration:none}.hits li>a:hover{text-decoration:underline}.hits li p{grid-column:2;margin:0;color:var(--soft)}
.hits>button{margin-top:10px;min-height:32px}.hits li p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;line-clamp:3;overflow:hidden}
mark{background:var(--accent-bg);color:inherit;border-radius:3px;padding:0 2px}
@media(max-width:1020px){.top .find{flex-basis:100%;max-width:none}}
@media(max-width:700px){.find input,.find button{min-height:44px}.find.large{grid-template-columns:minmax(0,1fr)}.hits li{grid-template-columns:76px minmax(0,1fr);gap:2px 10px}.filters button{min-height:44px;padding:4px 14px}button.link{min-height:32px}}
@media print{.find,.hints,.filters{display:none}.hits li{break-inside:avoid;padding:8px 0}.hits h2{break-after:avoid;margin-top:14pt}}
`.trim();
