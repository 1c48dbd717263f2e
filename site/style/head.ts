/** The head of every page with the chapters, and the way back up. */
export const HEAD_STYLE = `
[hidden]{display:none!important}
.skip{position:absolute;left:-999em}.skip:focus{left:8px;top:8px;z-index:3;background:var(--ground);padding:8px 12px}
.top{border-bottom:1px solid var(--line)}
.top>div{max-width:1216px;margin:0 auto;padding:12px 24px;display:flex;gap:8px 22px;align-items:center;flex-wrap:wrap}
.brand{display:inline-flex;align-items:center;min-height:32px;font-weight:700;font-size:16px;color:var(--ink);text-decoration:none;letter-spacing:-.01em}
.brand .c{margin:0}.brand .c::before{content:none}.brand .c+.c{margin:0 9px 0 -2px}
.top ul{list-style:none;display:flex;gap:4px 18px;flex-wrap:wrap;margin:0;padding:0;font-size:13px}
.top li a{display:block;color:var(--soft);text-decoration:none;padding:6px 0}.top li a:hover{color:var(--ink)}.top li a[aria-current]{color:var(--ink);font-weight:600}
.crumb ol{list-style:none;display:flex;flex-wrap:wrap;gap:0 6px;padding:0;margin:0 0 10px;font-size:13px}.crumb a{text-decoration:none}.crumb li+li::before{content:"/ ";color:var(--soft)}
h1 .code{color:var(--soft);font-weight:600;margin-right:.4em}
.lead{font-size:17px;line-height:1.5;margin-top:8px}
@media screen and (prefers-color-scheme:dark){.brand .c{width:12px;height:12px;border-radius:50%;background:#fff;border:1.5px solid #fff;vertical-align:-1px}.brand .c.k{background:#000;border:1.5px solid #9aa4b2;width:12px;height:12px;border-radius:50%}}
@media(max-width:700px){.top>div{padding:10px 16px}.crumb a{display:inline-block;padding:5px 0}}
@media print{.top nav,.top form,.skip,.crumb{display:none}.top>div{padding:0 0 8px}.top{margin-bottom:14px}}
`.trim();
