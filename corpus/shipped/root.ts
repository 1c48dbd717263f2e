/** The folder of the rooms: that of the sources, or `dist/` (where scripts/build.mjs says which it is). */
export const ROOT = new URL('../../', import.meta.url);
