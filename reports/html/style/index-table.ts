/** The counts as cards, the filters, and the table of tournaments, whose rows are cards on narrow screens. */
export const INDEX_STYLE = `
.counts{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:12px;margin:20px 0;padding:0}
.card{border:1px solid var(--line);border-radius:var(--r);padding:14px 16px}
.card b{display:block;font-size:28px;line-height:1.1;font-variant-numeric:tabular-nums}
.card small{display:block;font-size:13px;color:var(--soft)}
.card.x{background:var(--bad-bg);border-color:transparent}.card.x b{color:var(--bad)}
.card.y b{color:var(--good)}
.card.q{background:var(--note-bg);border-color:transparent}.card.q b{color:var(--note)}
.filters{display:flex;gap:8px;margin:8px 0 12px;flex-wrap:wrap}
.filters label{border:1px solid var(--edge);border-radius:999px;padding:4px 12px;font-size:13px;cursor:pointer}
#show-deviating:checked~.filters [for=show-deviating],#show-unchecked:checked~.filters [for=show-unchecked],#show-standings:checked~.filters [for=show-standings],#show-norms:checked~.filters [for=show-norms],#show-all:checked~.filters [for=show-all]{background:var(--ink);color:var(--ground);border-color:var(--ink)}
#show-deviating:focus-visible~.filters [for=show-deviating],#show-unchecked:focus-visible~.filters [for=show-unchecked],#show-standings:focus-visible~.filters [for=show-standings],#show-norms:focus-visible~.filters [for=show-norms],#show-all:focus-visible~.filters [for=show-all]{outline:2px solid var(--accent);outline-offset:2px}
#show-deviating:checked~.chunk:not(.x),#show-deviating:checked~.chunk tbody tr:not(.x),#show-unchecked:checked~.chunk:not(.u),#show-unchecked:checked~.chunk tbody tr:not(.u),#show-standings:checked~.chunk:not(.s),#show-standings:checked~.chunk tbody tr:not(.s),#show-norms:checked~.chunk:not(.m),#show-norms:checked~.chunk tbody tr:not(.m){display:none}
.index{width:100%;table-layout:fixed}.chunk{content-visibility:auto;contain-intrinsic-size:auto 6000px}.index td:nth-child(1),.index th:nth-child(1){width:29%}.index th:nth-child(2){width:12%}.index th:nth-child(3){width:8%}.index th:nth-child(4){width:19%}.index th:nth-child(5){width:20%}.index td:nth-child(n+2):nth-child(-n+6){overflow-wrap:anywhere}.index .strip{flex-wrap:wrap}.index th,.index td{text-align:left}.index td{font-size:15px;padding:9px 10px;white-space:normal}.index .num{text-align:right}
.index small{display:block;font-size:13px;color:var(--soft)}.index .rules{white-space:nowrap}
.index tr.x td:first-child{box-shadow:inset 3px 0 var(--bad)}.index tr.q td:first-child{box-shadow:inset 3px 0 var(--note)}
.strip{display:inline-flex;gap:3px}
.strip i{width:18px;height:18px;border-radius:4px;background:var(--good-bg);color:var(--good);font:600 12px/18px system-ui,sans-serif;text-align:center;font-variant-numeric:tabular-nums}
.strip .x{background:var(--bad);color:var(--on-bad)}.strip .q{background:var(--note-bg);color:var(--note)}
@media screen and (max-width:900px){
.counts{grid-template-columns:1fr 1fr;gap:8px}.filters label{padding:12px 14px}
.index,.index tbody{display:block}.index thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.index tr{display:block;border:1px solid var(--line);border-radius:var(--r);padding:12px 14px;margin:0 0 10px}
.index tr.x{border-left:4px solid var(--bad)}.index tr.q{border-left:4px solid var(--note)}
.index td,.index td:nth-child(1){display:block;width:auto;padding:3px 0;border:0;box-shadow:none!important}.index td:first-child{padding:0 0 6px}.index td:empty{display:none}
.index td[data-l]{position:relative;padding-left:92px}.index td[data-l]::before{content:attr(data-l);position:absolute;left:0;top:5px;font-size:12px;color:var(--soft)}
.index .rules,.index .num{display:inline;font-size:13px;color:var(--soft)}.index .num::before{content:" · "}.index .num::after{content:" " attr(data-u)}.strip{flex-wrap:wrap}
}
@media print{.filters{display:none}.chunk{content-visibility:visible}.index td{font-size:9.5pt;padding:4px 6px}.strip i{width:14px;height:14px;font-size:8pt;line-height:14px;print-color-adjust:exact;-webkit-print-color-adjust:exact}.card{break-inside:avoid;print-color-adjust:exact;-webkit-print-color-adjust:exact}.counts{grid-template-columns:repeat(4,1fr)}}
`.trim();
