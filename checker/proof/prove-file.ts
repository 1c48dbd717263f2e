import { parseTrf } from '../../corpus/index.js';
import { EventHistory, initialColourOf, pairRound } from '../../engine/index.js';
import { DEFAULT_CHECK, prepareEvent } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import { chooseEdition } from '../edition/edition-choice.js';
import { judgeRound } from '../judge/judge-round.js';
import { publishedRound } from '../judge/published-round.js';
import type { Finding } from '../judge/judge-round.js';
import type { TournamentReport } from '../report.js';
import type { Certificate } from './verify/certificate.js';
import { certify } from './certify.js';

/**
 * The certificates of the deviations that a check of a file has found, round by round from the top bracket. Only the
 * rounds with deviations are judged again.
 * @param options those of the check.
 */
export function proveFile(
  content: Uint8Array | string,
  report: TournamentReport,
  options: Partial<CheckOptions> = {},
): Certificate[] {
  const settings = { ...DEFAULT_CHECK, ...options };
  const suspect = new Set(
    report.rounds.flatMap(({ round, deviations }) => (deviations.length > 0 ? [round] : [])),
  );
  const { tournament } = parseTrf(content, { file: report.file });
  if (tournament === null || suspect.size === 0) return [];
  const decision = chooseEdition(tournament, settings.edition);
  if (!decision.ok) return [];
  const { edition, baku } = decision;
  const event = prepareEvent(tournament, baku, settings.totalRounds);
  const initialColour = initialColourOf(event) ?? settings.firstColour ?? 'white';
  const history = new EventHistory(event, edition);
  const certificates: Certificate[] = [];
  for (let round = 1; round <= Math.max(...suspect); round++) {
    if (suspect.has(round)) {
      const published = publishedRound(event, round);
      const state = history.stateFor((id) => published.participants.has(id), initialColour);
      const outcome = pairRound(state, edition);
      judgeRound(state, edition, published, outcome.kind === 'paired' ? outcome : null, (finding) => {
        for (const one of withViolations(finding)) {
          const certificate = certify(one, report.file);
          if (certificate !== null) certificates.push(certificate);
        }
      });
    }
    history.advance();
  }
  return certificates;
}

/** What else is wrong in the bracket has a certificate of its own. */
function withViolations(finding: Finding): Finding[] {
  const { deviation } = finding;
  const others = deviation.violations.map((violation) => ({ ...deviation, ...violation, violations: [] }));
  return [deviation, ...others].map((one) => ({ ...finding, deviation: one }));
}
