import { EventHistory, pairRound } from '../../../engine/index.js';
import type { DutchEdition } from '../../../engine/index.js';
import { randomEvent } from '../../../engine/testing/random-event.js';
import { judgeRound } from '../../judge-round.js';
import { MUTATIONS } from '../../testing/mutations.js';
import type { Certificate } from '../../verify/certificate.js';
import { certify } from '../certify.js';

export interface FoundCertificate {
  /** How to find it again. */
  readonly where: string;
  readonly certificate: Certificate;
}

/** The certificates of random rounds paired wrongly on purpose, without end; one list for each round. */
export function* wrongRounds(
  edition: DutchEdition,
  random: () => number,
  mostPlayers: number,
): Generator<FoundCertificate[]> {
  for (;;) {
    const seed = Math.floor(random() * 2 ** 31);
    const players = 4 + Math.floor(random() * (mostPlayers - 3));
    const played = Math.floor(random() * Math.min(players, 9));
    const event = randomEvent({ players, played, edition, seed });
    const history = new EventHistory(event.event, edition);
    while (history.round < event.round) history.advance();
    const state = history.stateFor((id) => event.present.has(id), event.initialColour);
    const outcome = pairRound(state, edition);
    if (outcome.kind !== 'paired' || outcome.pairs.length < 2) continue;
    const pairs = outcome.pairs.map(({ white, black }) => ({ white, black, coloursKnown: true }));
    const participants = new Set(state.players.map(({ id }) => id));
    const right = { round: state.round, participants, pairs, bye: outcome.bye };
    for (const [name, mutate] of Object.entries(MUTATIONS)) {
      const wrong = mutate(state, right, random);
      if (wrong === null) continue;
      const where = `${edition.id}, ${players} players, ${played} played, seed ${seed}: ${name}`;
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
