import type { Certificate, Edition } from '../../../engine/index.js';
import { judgeRound } from '../../judge/judge-round.js';
import { MUTATIONS } from '../../testing/mutations.js';
import { randomSituation } from '../../testing/situations.js';
import { certificatesOf } from '../prove-file.js';

export interface FoundCertificate<C extends Certificate> {
  /** How to find it again. */
  readonly where: string;
  readonly certificate: C;
}

/**
 * The certificates of random rounds paired wrongly on purpose, without end; one list for each round.
 * @typeParam C what the system of the edition certifies.
 */
export function* wrongRounds<C extends Certificate>(
  edition: Edition,
  random: () => number,
  mostPlayers: number,
): Generator<FoundCertificate<C>[]> {
  for (;;) {
    const { name: event, state, round, right, outcome } = randomSituation(edition, random, mostPlayers);
    for (const [name, mutate] of Object.entries(MUTATIONS)) {
      const wrong = mutate(state, right, random, edition);
      if (wrong === null) continue;
      const where = `${event}: ${name}`;
      const found: FoundCertificate<C>[] = [];
      judgeRound(state, round, wrong, outcome, (finding) => {
        const { kind, violations } = finding.deviation;
        const certificates = certificatesOf({ edition, state, finding }, 'random.trf') as C[];
        if (certificates.length !== 1 + violations.length)
          throw new Error(`${where}: not every ${kind} deviation has its certificate`);
        for (const certificate of certificates)
          found.push({ where: `${where}: ${certificate.kind} ${certificate.rule}`, certificate });
      });
      if (found.length > 0) yield found;
    }
  }
}
