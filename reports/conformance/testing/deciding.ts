import { judgeRound } from '../../../checker/judge/judge-round.js';
import type { PublishedRound } from '../../../checker/judge/published-round.js';
import type { Deviation } from '../../../checker/index.js';
import { wrongRounds } from '../../../checker/testing/wrong-rounds.js';
import { completeRound } from '../../../engine/index.js';
import type { Edition, Rule } from '../../../engine/index.js';
import { randomNumbers } from '../../../engine/testing/random-event.js';
import { explain } from '../../words/deviation/wording.js';
import { rulesOf } from '../../rule-pages/rules-of.js';
import { editionWithout } from '../../rule-pages/without-rule.js';
import { alternativesOf } from './alternatives.js';
import { nameOf } from '../../../checker/judge/right-otherwise.js';
import type { Pairing } from '../../../checker/judge/right-otherwise.js';
import type { Moment } from './moment.js';

/** That a rule decides a round, and the wrong round that shows it. */
export interface Decision {
  readonly rule: Rule;
  /** As the round is paired without the rule; or a wrong round whose first fault is against it. */
  readonly how: 'without' | 'named';
  readonly instead: PublishedRound;
  readonly deviations: readonly Deviation[];
}

/** The rules that decide a round, asked for one by one, since that takes long for some. */
export class Decisions {
  readonly #moment: Moment;
  readonly #known: readonly PublishedRound[];
  /** By whose rules the round is paired. */
  readonly edition: Edition;
  #named: ReadonlyMap<string, Decision> | null = null;
  #alternatives: ReadonlySet<string> | null = null;

  /** @param known wrong rounds to look at besides small mistakes. */
  constructor(moment: Moment, known: readonly PublishedRound[] = []) {
    this.#moment = moment;
    this.#known = known;
    this.edition = moment.open.pairedBy ?? moment.edition;
  }

  /** All of them, in the order of the rules. */
  all(): Decision[] {
    return rulesOf(this.edition).flatMap((rule) => this.of(rule) ?? []);
  }

  /** Null: it does not decide, or is none of the form of the edition that is asked for. */
  of({ id }: Pick<Rule, 'id'>): Decision | null {
    const rule = this.edition.rules.find((own) => own.id === id);
    if (rule === undefined) return null;
    return this.without(rule) ?? this.#wrong().get(rule.id) ?? null;
  }

  /** Null: the round without the rule is the same, or another rule is against that one first. */
  without(rule: Rule): Decision | null {
    if (rule.kind === 'colour') return null;
    const { state, expected } = this.#moment;
    const { edition } = this;
    const without = editionWithout(edition, rule.id);
    if (without === null || !edition.mayDecide(rule, state)) return null;
    const other = completeRound(state, without.round(state));
    if (other.kind !== 'paired' || nameOf(other) === nameOf(expected)) return null;
    const found = this.#judged(this.#published(other), 'without');
    return found?.rule.id === rule.id ? found : null;
  }

  /** The first wrong round for every rule against which one is. */
  #wrong(): ReadonlyMap<string, Decision> {
    if (this.#named !== null) return this.#named;
    const found = new Map<string, Decision>();
    const small = wrongRounds(this.#moment.state, this.#moment.expected, randomNumbers(SEED));
    for (const wrong of [...this.#known, ...Array.from(small, (one) => one.wrong)]) {
      const decision = this.#judged(wrong, 'named');
      if (decision !== null && !found.has(decision.rule.id)) found.set(decision.rule.id, decision);
    }
    this.#named = found;
    return found;
  }

  /** The rule against which a round is, where its first fault names it and all is told by that. */
  #judged(instead: PublishedRound, how: Decision['how']): Decision | null {
    const { state, open, expected } = this.#moment;
    const deviations = judgeRound(state, open, instead, expected);
    const own = deviations.filter(({ consequenceOf }) => consequenceOf === null);
    if (own.length === 0 || deviations.some(({ kind }) => kind === 'reference')) return null;
    const rule = this.edition.rules.find(({ id }) => id === own[0].rule);
    if (rule === undefined) return null;
    // Who leaves a rest that cannot be paired has to break another rule, too.
    if (how === 'named' && own.length > 1 && rule.kind !== 'completion') return null;
    this.#alternatives ??= new Set(alternativesOf(this.#moment).map(({ pairing }) => nameOf(pairing)));
    return this.#alternatives.has(nameOf({ ...instead, kind: 'paired' }))
      ? null
      : { rule, how, instead, deviations };
  }

  #published({ pairs = [], bye }: Pairing): PublishedRound {
    const { state } = this.#moment;
    return {
      round: state.round,
      participants: new Set(state.players.map(({ id }) => id)),
      pairs: pairs.map(({ white, black }) => ({ white, black, coloursKnown: true })),
      bye: bye ?? null,
    };
  }
}

/** What is wrong with the wrong round, in a sentence. */
export function whyOf({ deviations }: Decision, edition: Edition): string {
  const first = deviations.find(({ consequenceOf }) => consequenceOf === null);
  return first === undefined ? '' : explain(first, { edition: edition.id, deviations });
}

const SEED = 1;
