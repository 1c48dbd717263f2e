import type { Edition } from '../../../engine/index.js';
import type { DutchCertificate } from '../../../engine/systems/dutch/proof/verify/certificate.js';
import { judgeRound } from '../../judge/judge-round.js';
import { MUTATIONS } from '../../testing/mutations.js';
import { randomSituation } from '../../testing/situations.js';
import { certificatesOf } from '../prove-file.js';

export interface FoundCertificate {
  /** How to find it again. */
  readonly where: string;
  readonly certificate: DutchCertificate;
}

/** The certificates of random rounds of the Dutch System paired wrongly on purpose, without end; one list for each round. */
export function* wrongRounds(
  edition: Edition,
  random: () => number,
  mostPlayers: number,
): Generator<FoundCertificate[]> {
  for (;;) {
    const { name: event, state, round, right, outcome } = randomSituation(edition, random, mostPlayers);
    for (const [name, mutate] of Object.entries(MUTATIONS)) {
      const wrong = mutate(state, right, random, edition);
      if (wrong === null) continue;
      const where = `${event}: ${name}`;
      const found: FoundCertificate[] = [];
      judgeRound(state, round, wrong, outcome, (finding) => {
        const { kind, violations } = finding.deviation;
        const certificates = certificatesOf({ edition, state, finding }, 'random.trf') as DutchCertificate[];
        if (certificates.length !== 1 + violations.length)
          throw new Error(`${where}: not every ${kind} deviation has its certificate`);
        for (const certificate of certificates)
          found.push({ where: `${where}: ${certificate.kind} ${certificate.rule}`, certificate });
      });
      if (found.length > 0) yield found;
    }
  }
}
