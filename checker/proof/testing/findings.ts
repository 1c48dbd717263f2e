import type { Edition } from '../../../engine/index.js';
import { judgeRound } from '../../judge/judge-round.js';
import { MUTATIONS } from '../../testing/mutations.js';
import { randomSituation } from '../../testing/situations.js';
import type { Certificate } from '../verify/certificate.js';
import { certify } from '../certify.js';

export interface FoundCertificate {
  /** How to find it again. */
  readonly where: string;
  readonly certificate: Certificate;
}

/** The certificates of random rounds paired wrongly on purpose, without end; one list for each round. */
export function* wrongRounds(
  edition: Edition,
  random: () => number,
  mostPlayers: number,
): Generator<FoundCertificate[]> {
  for (;;) {
    const { name: event, state, right, outcome } = randomSituation(edition, random, mostPlayers);
    for (const [name, mutate] of Object.entries(MUTATIONS)) {
      const wrong = mutate(state, right, random);
      if (wrong === null) continue;
      const where = `${event}: ${name}`;
      const found: FoundCertificate[] = [];
      judgeRound(state, edition, wrong, outcome, (finding) => {
        const certificate = certify(finding, 'random.trf');
        if (certificate === null) throw new Error(`${where}: no certificate for ${finding.deviation.kind}`);
        found.push({ where: `${where}: ${certificate.kind} ${certificate.rule}`, certificate });
      });
      if (found.length > 0) yield found;
    }
  }
}
