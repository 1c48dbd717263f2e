import type { TournamentReport } from '../../checker/index.js';
import { checkDocument } from '../check/json.js';

/** A published round that is not what the rules give: the rule that it breaks, in words. */
export interface Breach {
  readonly round: number;
  readonly edition: string;
  readonly kind: string;
  readonly rule: string;
  readonly article: string;
  /** Starting numbers. */
  readonly players: readonly number[];
  readonly explanation: string;
}

/** The rules that the rounds of a report break; empty where nothing was checked or everything agrees. */
export function breachesOf(report: TournamentReport | null): Breach[] {
  if (report === null) return [];
  const document = checkDocument([report]).tournaments[0];
  const edition = document.edition?.id ?? '';
  return document.rounds.flatMap(({ round, deviations }) =>
    deviations.map(({ kind, rule, article, players, explanation }) => ({
      round,
      edition,
      kind,
      rule,
      article,
      players: [...players],
      explanation,
    })),
  );
}
