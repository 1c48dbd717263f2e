import { PAGE_STYLE } from '../reports/html/style/page.js';

/** The style of the site: that of the reports, and what only the site has. */
export const SITE_STYLE = `${PAGE_STYLE}
[hidden]{display:none!important}
.skip{position:absolute;left:-999em}.skip:focus{left:8px;top:8px;background:var(--ground);padding:4px 8px}
header.site{display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between;border-bottom:1px solid var(--line)}
header.site ul{list-style:none;display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;margin:6px 0}
header.site .name{font-weight:700}header.site a[aria-current]{color:var(--ink);text-decoration:none;font-weight:600}
[role=search]{position:relative;padding:4px 0}[role=search] input{font:inherit;max-width:12em;padding:2px 8px;border:1px solid var(--soft);border-radius:4px;background:var(--surface);color:var(--ink)}
[role=search] input:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
header.site #found{position:absolute;right:0;top:100%;z-index:2;display:block;width:min(30em,92vw);margin:0;background:var(--ground);border:1px solid var(--line);border-radius:4px;max-height:70vh;overflow:auto}
header.site #found:empty{display:none}#found li{padding:4px 10px}
.trail{list-style:none;display:flex;flex-wrap:wrap;gap:0 6px;padding:0;margin:6px 0 0;font-size:.9rem}.trail li::after{content:" /"}
.cards{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15em,100%),1fr));gap:8px}
.cards li{border:1px solid var(--line);border-radius:6px;padding:8px 12px;background:var(--surface)}.cards p{margin:.2em 0 0;font-size:.9rem}
.two{border:1px solid var(--line);border-left:6px solid var(--good);border-radius:6px;padding:8px 12px;margin:12px 0}.two.follows{border-left-color:var(--line)}
figcaption{font-weight:600}
.text img{max-width:100%;height:auto}.text td,.text th{white-space:normal;text-align:left;vertical-align:top;min-width:6em}.text .number{text-align:right}
code{font:.9em ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}pre code{font-size:13px;overflow-wrap:normal}
pre{background:var(--surface);padding:8px 12px;border-radius:6px}pre:focus-visible{outline:3px solid var(--accent)}
li{max-width:80ch}section:target,li:target,details:target{outline:3px solid var(--accent);outline-offset:2px}
`.replaceAll('\n', '');
