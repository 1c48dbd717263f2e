/** Whether a file has the name of a tournament report: in folders its content is read less strictly. */
export function isTournamentName(name: string): boolean {
  return TOURNAMENT_NAME.test(name);
}

/** Whether a file may be a tournament report by its name: one of the usual endings, or none. */
export function isLikelyName(path: string): boolean {
  return LIKELY_NAME.test(path);
}

const TOURNAMENT_NAME = /\.(?:trfx?|txt)$/i;
const LIKELY_NAME = /\.(?:trfx?|trf\d\d|txt|tab|fid|reg)$|(?:^|\/)[^./]+$/i;
