import { defaultEdition } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import { editionOf } from './edition-of.js';
import type { ResolvedConfig } from './resolve-config.js';

/** What a file tells of the rules of its event: the days in force, the code and the title. A round robin is of today. */
export function eventRulesOf(
  settings: Pick<ResolvedConfig, 'system' | 'maxi' | 'choices' | 'table'>,
): Pick<Edition, 'from' | 'until' | 'code' | 'title'> {
  const kind = robinKind(settings.system);
  if (kind === null) return editionOf(settings);
  const { cycles } = settings.table ?? {};
  const rules = { from: defaultEdition.from, until: null };
  // Neither the handbook nor ETT26 has a name for more than two cycles.
  if (cycles !== undefined)
    return {
      ...rules,
      code: `BERGER_ROUNDROBIN_G${cycles}`,
      title: `Individual: Round-Robin, ${cycles} cycles`,
    };
  return { ...rules, code: kind.code, title: kind.title };
}
