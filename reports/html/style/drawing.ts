/**
 * What the letters mean: `h` heads, `g` groups, `e` ends at its place, `k` whom the rule speaks of, `p` and `q` opponents
 * that differ (published, by the rules), `l` and `r` the arcs of the sides, `x` those that differ
 * (published ones have four kinds of dashes in turn), `m` where they are many; `u` lies under those who miss the colour that they are due; `o` has the discs: `f` black ones and the edges
 * of all, `y` white ones, `z` rounds without a game, `i` what is under them on a dark screen. White and Black are white and black in
 * every theme. A page has thousands of rows, so the names are short.
 */
export const DRAWING_STYLE = `
.draw{display:block;width:100%;max-width:560px;height:auto;font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
.draw text{fill:var(--ink);white-space:pre}.draw .h{font:600 12px system-ui,sans-serif}.draw .g text{font:italic 11px system-ui,sans-serif;fill:var(--soft)}
.draw .e{text-anchor:end}.draw .k text{font-weight:700}
.draw .p text{fill:var(--bad);font-weight:700}.draw .q text{fill:var(--good);font-weight:700}
.draw .u{stroke:var(--bad-bg);stroke-width:17}.draw .o path{stroke:inherit;stroke-width:inherit;stroke-linecap:inherit}.draw .i{stroke:none}.draw .f,.draw .y{stroke:#16191f;stroke-width:8.4;stroke-linecap:round}.draw .y{stroke:#fff;stroke-width:5.6}.draw .z{stroke:var(--soft);stroke-width:1.4}@media screen and (prefers-color-scheme:dark){.draw .i{stroke:#747e8c;stroke-width:10.5;stroke-linecap:square}.draw .f{stroke:#000;stroke-width:7}.draw .y{stroke-width:7}}.draw path{fill:none;stroke:var(--edge);stroke-width:1.1}.draw .x{stroke-width:2.6}.draw .m{stroke-width:.9}.draw .l .x{stroke:var(--bad);stroke-dasharray:7 3}.draw .l .x~.x{stroke-dasharray:2.5 2.5}.draw .l .x~.x~.x{stroke-dasharray:14 3}.draw .l .x~.x~.x~.x{stroke-dasharray:8 3 2 3}.draw .r .x{stroke:var(--good)}
.follows .draw text{fill:var(--soft)!important;font-weight:400!important}.follows .draw .x{stroke:var(--soft);stroke-width:1.8}
`.trim();
