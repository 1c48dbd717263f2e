/**
 * The colours, on a light and on a dark ground. Red is a deviation, green is by the rules, amber is not known or not
 * checked, blue is a link. The dark set is for screens only: a page printed from a dark screen is black on white. White and
 * Black are white and black in every theme.
 */
export const COLOURS = `
:root{color-scheme:light dark;--ground:#fff;--surface:#f7f8fa;--line:#e2e5ea;--edge:#868f9d;--ink:#16191f;--soft:#5b6472;--good:#1a7f4b;--good-bg:#e9f6ef;--bad:#c0322b;--bad-bg:#fcecea;--on-bad:#fff;--note:#8a5b00;--note-bg:#fdf4dd;--accent:#2457c5;--accent-bg:#eaf0fd;--r:12px;--r-s:8px}
@media screen and (prefers-color-scheme:dark){:root{--ground:#12151b;--surface:#1a1e26;--line:#2c323d;--edge:#717b8a;--ink:#e8ebf0;--soft:#9aa4b2;--good:#5cc98d;--good-bg:#16301f;--bad:#ff8a80;--bad-bg:#3a1a1a;--on-bad:#2a0d0b;--note:#e6b450;--note-bg:#33290f;--accent:#8fb0ff;--accent-bg:#1b2540}}
`.trim();
