import { ROBIN_KINDS } from '../../engine/round-robin/index.js';
import type { RobinKind } from '../../engine/round-robin/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { GeneratorConfig } from '../config/config.js';
import { requireApplicable, resolveTieBreaks } from '../standings/tie-breaks.js';
import { NO_RATES } from './table-config.js';
import { present } from '../../engine/present.js';

/** The kind of round robin that record 192 of a file names; null for other files. */
export function robinKindOf({ systemCode }: Pick<Tournament, 'systemCode'>): RobinKind | null {
  const code = systemCode?.trim().toUpperCase() ?? '';
  if (!/^(?:FIDE|BERGER)_/.test(code) || !/ROUND_?ROBIN/.test(code)) return null;
  const isDouble = /DOUBLE|_G0?[2-9]\b|_G1\d\b/.test(code);
  return ROBIN_KINDS.find(({ cycles }) => cycles.cycles === (isDouble ? 2 : 1)) ?? null;
}

/**
 * A model as a round robin: its players, points and results. Its length, its byes and whatever else only a Swiss has is
 * left out, since the table settles it; so are tie-breaks that have no place in a round robin.
 */
export function asRobinModel(model: GeneratorConfig, kind: RobinKind): GeneratorConfig {
  const { roster, points, tieBreaks = 'usual', rates = {}, atMost } = model;
  return {
    system: kind.id,
    ...present({ roster, points, atMost }),
    rates: { ...rates, ...Object.fromEntries(NO_RATES.map((rate) => [rate, 0])) },
    tieBreaks: areApplicable(tieBreaks, kind) ? tieBreaks : 'usual',
  };
}

function areApplicable(tieBreaks: NonNullable<GeneratorConfig['tieBreaks']>, kind: RobinKind): boolean {
  try {
    requireApplicable(resolveTieBreaks(tieBreaks), kind);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
