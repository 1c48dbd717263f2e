/** The counts as cards, the filters, and the table of tournaments, whose rows are cards on a phone. */
export const INDEX_STYLE = `
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:12px;margin:20px 0;padding:0}
.card{border:1px solid var(--line);border-radius:var(--r);padding:14px 16px}
.card b{display:block;font-size:28px;line-height:1.1;font-variant-numeric:tabular-nums}
.card small{display:block;font-size:13px;color:var(--soft)}
.card.x{background:var(--bad-bg);border-color:transparent}.card.x b{color:var(--bad)}
.card.y b{color:var(--good)}
.card.q{background:var(--note-bg);border-color:transparent}.card.q b{color:var(--note)}
.filters{display:flex;gap:8px;margin:8px 0 12px;padding:0;border:0;flex-wrap:wrap}
.filters label{position:relative;border:1px solid var(--edge);border-radius:999px;padding:4px 12px;font-size:13px;cursor:pointer}
.filters input{position:absolute;opacity:0;inset:0;margin:0;cursor:pointer}
.filters label:has(:checked){background:var(--ink);color:var(--ground);border-color:var(--ink)}
.filters label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
main:has(#show-deviating:checked) .index tbody tr:not(.x),main:has(#show-unchecked:checked) .index tbody tr:not(.u),main:has(#show-standings:checked) .index tbody tr:not(.s){display:none}
.index{width:100%}.index th,.index td{text-align:left}.index td{font-size:15px;padding:9px 10px;white-space:normal}.index .num{text-align:right}
.index small{display:block;font-size:13px;color:var(--soft)}.index .rules{white-space:nowrap}
.index .x td:first-child{box-shadow:inset 3px 0 var(--bad)}.index .q td:first-child{box-shadow:inset 3px 0 var(--note)}
.strip{display:inline-flex;gap:3px}
.strip i{width:18px;height:18px;border-radius:4px;background:var(--good-bg);color:var(--good);font:600 12px/18px system-ui,sans-serif;text-align:center;font-variant-numeric:tabular-nums}
.strip .x{background:var(--bad);color:var(--on-bad)}.strip .q{background:var(--note-bg);color:var(--note)}
@media(max-width:700px){
.cards{grid-template-columns:1fr 1fr;gap:8px}.filters label{padding:10px 14px}
.index,.index tbody{display:block}.index thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.index tr{display:block;border:1px solid var(--line);border-radius:var(--r);padding:12px 14px;margin:0 0 10px}
.index .x{border-left:4px solid var(--bad)}.index .q{border-left:4px solid var(--note)}
.index td{display:block;padding:3px 0;border:0;box-shadow:none!important}.index td:first-child{padding:0 0 6px}.index td:empty{display:none}
.index td[data-l]{position:relative;padding-left:92px}.index td[data-l]::before{content:attr(data-l);position:absolute;left:0;top:5px;font-size:12px;color:var(--soft)}
.index .rules,.index .num{display:inline;font-size:13px;color:var(--soft)}.index .num::before{content:" · "}.index .num::after{content:" " attr(data-u)}.strip{flex-wrap:wrap}
}
@media print{.filters{display:none}.index td{font-size:9.5pt;padding:4px 6px}.strip i{width:14px;height:14px;font-size:8pt;line-height:14px;print-color-adjust:exact;-webkit-print-color-adjust:exact}.card{break-inside:avoid;print-color-adjust:exact;-webkit-print-color-adjust:exact}.cards{grid-template-columns:repeat(4,1fr)}}
`.trim();
