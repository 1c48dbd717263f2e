/**
 * What the letters mean: `h` heads, `g` groups, `e` ends at its place, `k` whom the rule speaks of, `p` and `q` opponents
 * that differ (published, by the rules), `l` and `r` the arcs of the sides, `x` those that differ,
 * `m` where they are many. A page has thousands
 * of rows, so the names are short.
 */
export const DRAWING_STYLE = `
.draw{display:block;width:100%;max-width:560px;height:auto;font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
.draw text{fill:var(--ink)}.draw .h{font:600 12px system-ui,sans-serif}.draw .g text{font:italic 11px system-ui,sans-serif;fill:var(--soft)}
.draw .e{text-anchor:end}.draw .k text{font-weight:700}
.draw .p text{fill:var(--bad);font-weight:700}.draw .q text{fill:var(--good);font-weight:700}
.draw path{fill:none;stroke:var(--edge);stroke-width:1.1}.draw .x{stroke-width:2.6}.draw .m{stroke-width:.9}.draw .l .x{stroke:var(--bad);stroke-dasharray:7 3}.draw .r .x{stroke:var(--good)}
.follows .draw text{fill:var(--soft)!important;font-weight:400!important}.follows .draw .x{stroke:var(--soft);stroke-width:1.8}
`.trim();
