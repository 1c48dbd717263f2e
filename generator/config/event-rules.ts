import { defaultEdition } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import { editionOf } from './edition-of.js';
import type { ResolvedConfig } from './resolve-config.js';

/** What a file tells of the rules of its event: the days in force, the code and the title. A round robin is of today. */
export function eventRulesOf(
  settings: Pick<ResolvedConfig, 'system' | 'maxi' | 'choices'>,
): Pick<Edition, 'from' | 'until' | 'code' | 'title'> {
  const kind = robinKind(settings.system);
  if (kind === null) return editionOf(settings);
  return { from: defaultEdition.from, until: null, code: kind.code, title: kind.title };
}
