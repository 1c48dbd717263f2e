import { compareRank } from '../../../../model/player.js';
import type { Colour } from '../../../../model/event.js';
import { colourPreference } from '../../../../rules/colour-preference.js';
import type { Graph } from '../../../proof/graph.js';
import type { ColourFacts } from '../../../proof/colours.js';
import { BYE } from '../../../proof/graph.js';
import { requireThat } from '../../../proof/rejection.js';
import type { BracketView, Member } from '../../criteria/criterion.js';
import type { DutchEdition } from '../../edition.js';
import type { DutchPlayer, DutchState } from '../../player.js';
import type { DutchCertificate, CertificatePlayer } from './certificate.js';

/** The bracket of a certificate and the players below it, as the players' scores make them. */
export class Situation {
  readonly state: Pick<DutchState, 'isFinal' | 'initialColour' | 'players' | 'forbidden'>;
  readonly mdps: readonly DutchPlayer[];
  readonly residents: readonly DutchPlayer[];
  readonly below: readonly DutchPlayer[];
  /** Residents of the following bracket, and those below it. */
  readonly next: readonly DutchPlayer[];
  readonly rest: readonly DutchPlayer[];
  readonly odd: boolean;
  readonly isLast: boolean;
  /** The downfloaters have to leave the rest completable. */
  readonly keepsCompletable: boolean;
  /** The criterion on the following bracket applies. */
  readonly looksAhead: boolean;
  private readonly byId: ReadonlyMap<number, DutchPlayer>;

  constructor(
    { edition: id, isFinal, initialColour, bracket, players }: DutchCertificate,
    readonly edition: DutchEdition,
  ) {
    const collapses = edition.completion === 'collapsed-last-bracket';
    requireThat(collapses || bracket.kind === 'scoregroup', `${id} has no ${bracket.kind} bracket`);
    const ranked = players.map(pairingPlayer).sort(compareRank);
    this.byId = new Map(ranked.map((player) => [player.id, player]));
    requireThat(this.byId.size === players.length, 'a player is named twice');
    requireThat(new Set(ranked.map(({ order }) => order)).size === players.length, 'a place is taken twice');
    requireThat(isFinal || ranked.every(({ topscorer }) => !topscorer), 'topscorers before the final round');
    const forbidden = new Map(players.map((player) => [player.id, new Set(player.forbidden)]));
    const opponents = new Map(players.map((player) => [player.id, new Set(player.opponents)]));
    for (const relation of [opponents, forbidden])
      for (const [player, others] of relation)
        for (const other of others)
          requireThat(relation.get(other)?.has(player) === true, `${player} and ${other} disagree`);
    const groups = new Map([...forbidden].map(([id, others]) => [id, [others]]));
    this.state = { isFinal, initialColour, players: ranked, forbidden: groups };
    this.mdps = ranked.filter(({ score }) => score > bracket.score);
    const isLow = bracket.kind === 'collapsed-last';
    this.residents = ranked.filter(
      ({ score }) => score === bracket.score || (isLow && score < bracket.score),
    );
    requireThat(this.residents[0]?.score === bracket.score, 'the bracket has no residents');
    this.below = isLow ? [] : ranked.filter(({ score }) => score < bracket.score);
    this.next = this.below.filter(({ score }) => score === this.below[0].score);
    this.rest = this.below.slice(this.next.length);
    this.odd = players.length % 2 === 1;
    this.isLast = this.below.length === 0;
    this.keepsCompletable = !collapses || bracket.kind === 'penultimate';
    this.looksAhead = bracket.kind === 'scoregroup';
  }

  get colourFacts(): ColourFacts {
    const { colourRules } = this.edition;
    return { colourRules, initialColour: this.state.initialColour, player: (id) => this.player(id) };
  }

  player(id: number): DutchPlayer {
    const player = this.byId.get(id);
    requireThat(player !== undefined, `nobody has the number ${id}`);
    return player;
  }

  members(ids: readonly number[]): Member[] {
    return ids.map((id) => ({ player: this.player(id), mdp: this.mdps.includes(this.player(id)) }));
  }

  /** No absolute criterion forbids the pair. */
  mayMeet(a: DutchPlayer, b: DutchPlayer): boolean {
    return !this.edition.absoluteRules.some((rule) => rule.forbids(this.state, a, b));
  }

  /** What the criteria see of the bracket. */
  view(floaters: number, byeScore: number | null): BracketView {
    const { state, edition, residents, mdps, odd } = this;
    const { score } = residents[0];
    return {
      state,
      round: null,
      shape: 'ordinary',
      colourRules: edition.colourRules,
      score,
      lowestScore: residents[residents.length - 1].score,
      hasMdps: mdps.length > 0,
      floaterTakesBye: odd && floaters === 1 && byeScore !== null && score <= byeScore,
    };
  }

  /** What they see of the following bracket. */
  viewOfNext(): BracketView {
    const { score } = this.next[0];
    return { ...this.view(0, null), score, lowestScore: score, hasMdps: true };
  }

  /**
   * Who can be paired after the bracket by the letter of C4: everybody not yet paired. Only MDPs never meet each other;
   * two residents who float could have been paired in the bracket itself.
   */
  graphAfter(floaters: readonly DutchPlayer[], byeFits?: (score: number) => boolean): Graph {
    const moved = floaters.filter((player) => this.mdps.includes(player));
    const others = floaters.filter((player) => !this.mdps.includes(player));
    return this.graph(moved, [...others, ...this.below], byeFits);
  }

  /** Who can be paired when `from` comes down to `others`, the former not with each other; the bye where one is over. */
  graph(
    from: readonly DutchPlayer[],
    others: readonly DutchPlayer[],
    byeFits: (score: number) => boolean = () => true,
  ): Graph {
    const ids = [...from, ...others].map(({ id }) => id);
    const floating = new Set(from.map(({ id }) => id));
    const joined = (a: number, b: number): boolean => {
      if (a === BYE || b === BYE) {
        const { mayTakeBye, score } = this.player(a === BYE ? b : a);
        return mayTakeBye && byeFits(score);
      }
      return !(floating.has(a) && floating.has(b)) && this.mayMeet(this.player(a), this.player(b));
    };
    return { vertices: ids.length % 2 === 1 ? [...ids, BYE] : ids, joined };
  }
}

function pairingPlayer({ colours, forbidden: _, ...facts }: CertificatePlayer): DutchPlayer {
  const played = Array.from(colours, (letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const colourDifference = 2 * played.filter((colour) => colour === 'white').length - played.length;
  return {
    ...facts,
    colours: played,
    colourDifference,
    past: [],
    person: {},
    ...colourPreference(played, colourDifference),
  };
}
