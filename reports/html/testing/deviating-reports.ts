import { checkFile } from '../../../checker/index.js';
import type { TournamentReport } from '../../../checker/index.js';
import { alter } from '../../../checker/testing/alterations.js';
import { parseTrf, writeTrf } from '../../../corpus/index.js';
import { editionById, editions } from '../../../engine/index.js';
import { generate } from '../../../generator/index.js';

/** A file with rounds that deviate, and the report on it. */
export interface DeviatingReport {
  readonly text: string;
  readonly report: TournamentReport;
}

/** Events paired by one edition and checked by another, so that most rounds deviate. */
export function foreignReports(sizes: readonly number[]): DeviatingReport[] {
  return editions
    .filter(({ id }) => !id.startsWith('team') && !id.startsWith('double'))
    .flatMap(({ id }) => {
      const system = id.startsWith('lim') ? 'dubov-2026' : 'lim-2026';
      return sizes.map((players) => {
        const [{ text }] = generate({ system, players, rounds: 7 }, { seed: 'statements', count: 1 });
        const report = checkFile(text, `a folder with a long name/${id} ${players}.trf`, {
          edition: editionById(id),
          unrated: 1400,
          isPictured: true,
        });
        return { text, report };
      });
    });
}

/** Teams that were paired by match points and are checked by game points, and a Double-Swiss with two boards exchanged. */
export function matchReports(): DeviatingReport[] {
  const [teams, double] = ['team-swiss-2026', 'double-swiss-2026'].map((system) => {
    const [{ text }] = generate({ system, players: 20, rounds: 6 }, { seed: 'statements', count: 1 });
    return text;
  });
  const { tournament } = parseTrf(double);
  const changed = tournament === null ? null : alter(tournament, 5, 'swap opponents', 13);
  if (changed === null) throw new Error('nothing to exchange');
  const files = [teams.replace(/^192 .*$/m, '192 FIDE_TEAM_GP'), writeTrf(changed, { format: 'trf26' })];
  return files.map((text, index) => ({
    text,
    report: checkFile(text, `matches ${index}.trf`, { isPictured: true, triesDay: false }),
  }));
}
