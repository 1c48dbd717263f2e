/** What chapters have in common: cards, lists of rules, tables, texts of the repository, and drawings by themselves. */
export const CHAPTER_STYLE = `
.hero{padding:20px 0 8px}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(260px,100%),1fr));gap:16px;margin:28px 0 8px}
.way{border:1px solid var(--line);border-radius:var(--r);padding:18px 20px}.way h2{font-size:16px;margin:0}.way p{color:var(--soft);font-size:13px}
.way ul,.plain{list-style:none;margin:8px 0 0;padding:0}.way li{padding:0;border-top:1px solid var(--line)}.way li a,.plain li>a{display:block;padding:7px 0;text-decoration:none}.way li a:hover,.plain a:hover{text-decoration:underline}
.cards{list-style:none;padding:0;margin:20px 0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17em,100%),1fr));gap:12px}
.cards li{border:1px solid var(--line);border-radius:var(--r);padding:14px 16px}.cards a{display:block;font-weight:600;text-decoration:none;padding:2px 0}.cards a:hover{text-decoration:underline}.cards p{margin:2px 0 0;font-size:13px}
.rules{list-style:none;padding:0;margin:8px 0}.rules li{max-width:none;border-bottom:1px solid var(--line)}
.rules li>a{display:grid;grid-template-columns:9em minmax(0,1fr) auto;gap:2px 16px;padding:9px 0;text-decoration:none;align-items:baseline}.rules li>a:hover .name{text-decoration:underline}.rules .id{font-weight:700;color:var(--ink);overflow-wrap:anywhere}.rules .art{color:var(--soft);font-size:13px}
.entries{list-style:none;padding:0}.entries li{max-width:none;display:grid;grid-template-columns:8.5em minmax(0,1fr);gap:2px 16px;padding:9px 0;border-bottom:1px solid var(--line)}.entries div a{display:inline-block;font-weight:700;text-decoration:none}.entries small{display:block;color:var(--soft);font-size:12px}.entries li>span{max-width:76ch}
.case{border-bottom:1px solid var(--line)}.case summary{padding:7px 0}
.rules .name::first-letter{text-transform:uppercase}
.list{width:100%}.list th,.list td{text-align:left;white-space:normal;vertical-align:top}.list td{font-size:15px;padding:9px 10px}
.pair{border:1px solid var(--line);border-radius:var(--r);margin:16px 0;overflow:clip}.pair figcaption{font-size:16px;font-weight:600;padding:12px 18px;background:var(--surface);border-bottom:1px solid var(--line)}.pair .draw{padding:12px 18px 16px;max-width:600px}
.change{border-bottom:1px solid var(--line);padding:10px 0}.change p{margin:0 0 4px}.change details{margin-top:6px}
.change .side a{overflow-wrap:anywhere}.change .side{display:grid;grid-template-columns:8.5em 8.5em minmax(0,1fr);gap:2px 14px;max-width:none}
.text img{max-width:100%;height:auto}.text table{width:100%}.text td,.text th{white-space:normal;text-align:left;vertical-align:top;min-width:6em}.text td{font-size:15px}.text .number{text-align:right}
code{font:.9em ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}td:first-child code{overflow-wrap:break-word}pre code{font-size:13px;overflow-wrap:normal}
pre{background:var(--surface);padding:12px 16px;border-radius:var(--r-s)}
section:target,li:target,details:target{outline:2px solid var(--accent);outline-offset:4px;border-radius:var(--r-s)}
.row{list-style:none;display:flex;flex-wrap:wrap;gap:0 14px;padding:0}.row a{display:inline-block;padding:5px 0}
@media(max-width:700px){.entries li{grid-template-columns:minmax(0,1fr)}.entries div a{padding:4px 0}.rules li>a{grid-template-columns:7em minmax(0,1fr)}.rules .art{grid-column:2}.change .side{grid-template-columns:minmax(0,1fr)}.change .side+.side{margin-top:8px}.pair figcaption{padding:12px 14px}.pair .draw{padding:10px}
.list,.list tbody{display:block}.list thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.list tr{display:block;border:1px solid var(--line);border-radius:var(--r);padding:12px 14px;margin:0 0 10px}.list td{display:block;border:0;padding:3px 0}.list td:empty{display:none}.list td[data-l]{position:relative;padding-left:92px}.list td[data-l]::before{content:attr(data-l);position:absolute;left:0;top:5px;font-size:12px;color:var(--soft)}.list a{display:inline-block;padding:4px 0}}
@media print{.way,.cards li,.rules li,.pair,.change{break-inside:avoid}.pair .draw{max-width:430px}pre{white-space:pre-wrap}}
`.trim();
