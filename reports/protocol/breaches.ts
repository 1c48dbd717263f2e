import type { TournamentReport } from '../../checker/index.js';
import { checkDocument } from '../check/json.js';
import { stoppedSentences } from '../words/stopped-words.js';

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

/** What was left out of the check of a round, said once for each round. @returns the sentences for a round, the first time. */
export function stoppedIn(report: TournamentReport | null): (round: number | null) => readonly string[] {
  const open = new Map(
    (report?.rounds ?? []).map((round) => [round.round, stoppedSentences(round, report?.edition?.id ?? '')]),
  );
  return (round) => {
    const sentences = (round === null ? null : open.get(round)) ?? [];
    if (round !== null) open.delete(round);
    return sentences;
  };
}
