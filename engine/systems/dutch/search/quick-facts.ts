import type { DutchPlayer } from '../player.js';
import { Strength } from '../../../rules/colour-preference.js';
import type { BracketView, QualityCriterion } from '../criteria/criterion.js';
import { isLastBracket, memberOf, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';

/** What the quick search asks of the players of a bracket. Vertices are the MDPs, then the residents. */
export class QuickFacts {
  readonly places: readonly number[];
  readonly players: readonly DutchPlayer[];
  readonly size: number;
  readonly mdps: number;
  /** 1 for residents who may meet an MDP without touching a float criterion. */
  readonly mayUpfloat: number[] = [];
  /** 1 for residents who may be the only downfloater: no float again, and fit for the bye (at its best) if it is bound to follow. */
  readonly mayDownfloat: number[] = [];
  /** Criteria on topscorers that say something about this bracket. */
  private readonly topscorerCriteria: readonly QualityCriterion[];
  private readonly view: BracketView;

  constructor(private readonly task: BracketTask) {
    this.places = [...task.mdps, ...task.residents];
    const players: DutchPlayer[] = [];
    for (const place of this.places) players.push(task.board.player(place));
    this.players = players;
    this.size = players.length;
    this.mdps = task.mdps.length;
    this.view = viewOf(task, this.size % 2);
    this.topscorerCriteria = players.some(({ topscorer }) => topscorer)
      ? task.board.edition.criteria.filter(
          (criterion): criterion is QualityCriterion =>
            criterion.looksAt === 'bracket' && criterion.isAboutTopscorers && criterion.concerns(this.view),
        )
      : [];
    for (let v = 0; v < this.size; v++) {
      const { lastFloat, earlierFloat } = players[v];
      this.mayUpfloat.push(v >= this.mdps && lastFloat !== 'up' && earlierFloat !== 'up' ? 1 : 0);
      this.mayDownfloat.push(0);
    }
    if (this.size % 2 === 1) this.findDownfloaters();
  }

  /** Legal, and no criterion on topscorers touched. */
  mayMeet(a: number, b: number): boolean {
    return this.task.board.mayMeet(this.places[a], this.places[b]) && !this.harmsTopscorers(a, b);
  }

  private findDownfloaters(): void {
    const { task, players, places, mdps, view } = this;
    const takesBye = isLastBracket(task) || view.floaterTakesBye;
    const isEligible = (v: number): boolean => !takesBye || task.board.mayTakeBye(places[v]);
    let fewest = Infinity;
    if (view.floaterTakesBye)
      for (let v = mdps; v < places.length; v++)
        if (isEligible(v)) fewest = Math.min(fewest, players[v].unplayed);
    for (let v = mdps; v < places.length; v++) {
      const { lastFloat, earlierFloat, unplayed } = players[v];
      if (lastFloat === 'down' || earlierFloat === 'down' || unplayed > fewest) continue;
      if (isEligible(v)) this.mayDownfloat[v] = 1;
    }
  }

  private harmsTopscorers(a: number, b: number): boolean {
    const { topscorerCriteria, players, places, task, view } = this;
    if (topscorerCriteria.length === 0 || !mayAffectTopscorers(players[a], players[b])) return false;
    const [higher, lower] = [Math.min(a, b), Math.max(a, b)].map((v) => memberOf(task, places[v]));
    return topscorerCriteria.some((criterion) => criterion.pair(view, higher, lower) !== null);
  }
}

/** A pair that the criteria on topscorers may say something about. */
function mayAffectTopscorers(a: DutchPlayer, b: DutchPlayer): boolean {
  return (
    (a.topscorer || b.topscorer) && (a.strength === Strength.absolute || b.strength === Strength.absolute)
  );
}
