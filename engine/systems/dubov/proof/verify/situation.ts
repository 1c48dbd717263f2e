import { STANDARD_POINTS } from '../../../../model/event.js';
import { compareRank } from '../../../../model/player.js';
import type { Candidate, Pair, Place } from '../../../interface/candidate.js';
import type { ColourFacts } from '../../../proof/colours.js';
import type { Graph } from '../../../proof/graph.js';
import { requireThat } from '../../../proof/rejection.js';
import type { DubovEdition } from '../../edition.js';
import { dubovState } from '../../player.js';
import type { DubovPlayer, DubovState } from '../../player.js';
import type { CertificateSide, DubovCertificate } from './certificate.js';
import { checkFacts, playerOf } from './facts.js';

/** The stage of a certificate, as its own facts make it: players by their places in ranking order. */
export class Situation {
  readonly state: DubovState;
  readonly residents: readonly Place[];
  readonly below: readonly Place[];
  private readonly placeOf: ReadonlyMap<number, Place>;

  constructor(
    certificate: DubovCertificate,
    readonly edition: DubovEdition,
  ) {
    checkFacts(certificate);
    const { round, totalRounds, initialColour, win, players, ratings, bracket } = certificate;
    const state = {
      round,
      totalRounds,
      isFinal: round === totalRounds,
      initialColour,
      points: { ...STANDARD_POINTS, whiteWin: win, blackWin: win },
      players: players.map(playerOf).sort(compareRank),
      forbidden: new Map(players.map(({ id, forbidden }) => [id, [new Set(forbidden)]])),
      ratings: new Map(ratings),
      unnumbered: [],
      absent: [],
    };
    this.state = dubovState(state, edition);
    this.placeOf = new Map(this.state.players.map(({ id }, place) => [id, place]));
    const places = [...this.state.players.keys()];
    requireThat(
      this.state.players[0].score === bracket.score,
      'the bracket is not that of the highest score left',
    );
    const isResident = (place: Place): boolean =>
      bracket.kind === 'bye' || this.state.players[place].score === bracket.score;
    this.residents = places.filter(isResident);
    this.below = places.filter((place) => !isResident(place));
  }

  get colourFacts(): ColourFacts {
    const { state, edition } = this;
    const player = (id: number): DubovPlayer => state.players[this.place(id)];
    return { colourRules: edition.colourRules, initialColour: state.initialColour, player };
  }

  place(id: number): Place {
    const place = this.placeOf.get(id);
    requireThat(place !== undefined, `nobody has the number ${id}`);
    return place;
  }

  /** A side by places. */
  candidate({ pairs, bye }: Pick<CertificateSide, 'pairs' | 'bye'>): Candidate {
    return {
      pairs: pairs.map(([a, b]): Pair => [this.place(a), this.place(b)]),
      floaters: bye === null ? [] : [this.place(bye)],
    };
  }

  /** No absolute criterion forbids the pair. */
  mayMeet(a: Place, b: Place): boolean {
    const { state, edition } = this;
    return !edition.absoluteRules.some((rule) => rule.forbids(state, state.players[a], state.players[b]));
  }

  /** Who can be paired, by starting number, when the stage is left with a candidate. */
  graphAfter({ pairs, floaters }: Candidate): Graph {
    const gone = new Set([...pairs.flat(), ...floaters]);
    const left = this.state.players.filter((_, place) => !gone.has(place));
    const joined = (a: number, b: number): boolean => this.mayMeet(this.place(a), this.place(b));
    return { vertices: left.map(({ id }) => id), joined };
  }
}
