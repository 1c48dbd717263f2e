/** A statement: a page of A4 paper, on a screen with an edge. */
export const STATEMENT_STYLE = `
.statement{max-width:760px;border:1px solid var(--line);border-radius:var(--r);padding:28px 32px;margin:0 auto 28px}
.statement h2{font-size:22px;margin:0 0 10px}.statement p{margin:0 0 6px;max-width:none}
.statement .meta{grid-template-columns:repeat(2,minmax(0,1fr));margin:0 0 14px}
p.stated{font-size:16px;padding-top:8px}p.stated.small{font-size:14px}
table.stated{width:100%;margin:6px 0 10px}table.stated th,table.stated td{text-align:left;white-space:normal;vertical-align:top;font-size:13px;padding:4px 8px}table.stated td:first-child{width:3.5em}
table.stated .no{background:var(--bad-bg)}table.stated .yes{background:var(--good-bg)}
.statement .req{padding:6px 0;font-size:13px;max-width:none;gap:0 14px}.statement .wide{margin:6px 0}.statement .wide table{width:100%}
@media screen and (max-width:700px){.statement{padding:18px 16px}.statement .meta{grid-template-columns:minmax(0,1fr)}}
.sheets h1:has(+.statement:last-child){position:absolute;clip-path:inset(50%)}
@media print{.statement .req{font-size:9pt;line-height:1.3}.statement .wide th,.statement .wide td{font-size:9pt;line-height:1.25}.dense .req,.dense .wide th,.dense .wide td{font-size:8.5pt;line-height:1.15}.dense .norm-words,.dense .meta{font-size:9pt;line-height:1.25}.statement{border:0;padding:0;margin:0;max-width:none;break-after:page}.statement:last-child{break-after:auto}table.stated td,table.stated th{font-size:9.5pt;padding:3px 6px;print-color-adjust:exact;-webkit-print-color-adjust:exact}p.stated{font-size:11pt}p.stated.small,.statement .small{font-size:9.5pt}.dense table.stated td,.dense table.stated th{font-size:8.5pt;padding:1px 6px}.dense p.stated.small,.dense .small{font-size:9pt}.statement p{margin-bottom:3px}p.stated{padding-top:4px}.statement .meta{gap:3px 20px;margin-bottom:8px}.sheets h1,.sheets footer{display:none}}
`.trim();
