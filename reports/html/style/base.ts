/** Type, links, buttons and the marks that every page uses. Sizes: 26, 19, 16, 15, 13 and 12 pixels. */
export const BASE_STYLE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
main,footer{max-width:1216px;margin:0 auto;padding:32px 24px}footer{padding-top:0;font-size:13px;color:var(--soft)}
h1{font-size:26px;line-height:1.2;margin:0 0 6px;letter-spacing:-.01em}
h2{font-size:19px;line-height:1.3;margin:40px 0 8px}
h3{font-size:16px;line-height:1.35;margin:24px 0 6px}
h4{font-size:12px;font-weight:600;color:var(--soft);text-transform:uppercase;letter-spacing:.06em;margin:8px 0 4px}
p{margin:0 0 8px;max-width:72ch}ul{margin:.4em 0;padding-left:1.3em}li{max-width:76ch}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.self{margin-left:.4em;text-decoration:none;font-weight:400}
.exact{white-space:pre-wrap}.soft{color:var(--soft)}.small{font-size:13px}.nowrap{white-space:nowrap}.good{color:var(--good)}.bad{color:var(--bad)}.note{color:var(--note)}.verdict{font-weight:600}
.num{font-variant-numeric:tabular-nums;text-align:right}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
pre{overflow-x:auto;font:13px/1.4 ui-monospace,monospace;margin:.4em 0}
details>summary{cursor:pointer}
button{font:inherit;font-size:13px;padding:4px 12px;border:1px solid var(--edge);border-radius:var(--r-s);background:var(--ground);color:var(--ink);cursor:pointer}
.wide{overflow-x:auto;max-width:100%}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th{font-size:12px;font-weight:600;color:var(--soft);text-align:right;padding:6px 10px;border-bottom:1px solid var(--line);white-space:nowrap;vertical-align:bottom}
td{font-size:13px;padding:6px 10px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
td.n,th.n{text-align:left}td.w{white-space:normal;text-align:left;min-width:16em}
.index a{text-decoration:none}.index a:hover{text-decoration:underline}
.meta{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:6px 20px;font-size:13px;margin:6px 0}.meta dt{font-size:12px;color:var(--soft)}.meta dd{margin:0;overflow-wrap:anywhere}
.chip{display:inline-block;border-radius:6px;padding:1px 8px;font-size:12px;font-weight:600;background:var(--surface);border:1px solid var(--line);white-space:nowrap;text-decoration:none;color:var(--ink)}
.chip.bad{background:var(--bad-bg);color:var(--bad);border-color:transparent}.chip.good{background:var(--good-bg);color:var(--good);border-color:transparent}.chip.note{background:var(--note-bg);color:var(--note);border-color:transparent}
.c{display:inline-block;flex:none;width:12px;height:12px;border-radius:50%;background:#fff;border:1.5px solid #16191f;vertical-align:-1px;margin-right:7px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.c.k{background:#16191f}.c.k::before{content:none}
@media screen and (prefers-color-scheme:dark){.c,.c.k{width:16px;height:16px;border:0;border-radius:4px;vertical-align:-3px;margin-right:6px}.c{background:radial-gradient(circle,#fff 4.9px,#747e8c 5.5px)}.c.k{background:radial-gradient(circle,#000 4.9px,#747e8c 5.5px)}}
@media(max-width:700px){main{padding:20px 16px}footer{padding:0 16px 20px}h2{margin-top:32px}button{min-height:44px}}
`.trim();
