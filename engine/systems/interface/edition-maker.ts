import type { RoundState } from '../../model/player.js';
import type { Rule } from '../../rules/rule.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from './literal-form.js';
import type { LiteralForm } from './literal-form.js';
import type { Reading } from './readings.js';
import type { Edition, EditionFacts, ExplainedRound, PlayerTrait } from './system.js';

/** What a system has for its editions of the kind E, which are data: a function for each question. */
export interface SystemParts<E extends EditionFacts> {
  /** In the order in which they are applied. Read from the edition, so that none can be forgotten. */
  rules(own: E): readonly Rule[];
  round(state: RoundState, own: E): ExplainedRound;
  /**
   * The edition without one of its rules: to see whether the rule decides a round, and to make programs with a planted error.
   * Throws a RangeError when the edition has no such rule that could be left out.
   */
  without(own: E, rule: string): E;
  /** What the rules read of each player besides the score. */
  traits(state: RoundState, own: E): PlayerTrait[][];
  /** False where leaving out the rule cannot change the round, since nothing in it is of its concern. */
  mayDecide(own: E, rule: Rule, state: RoundState): boolean;
  /** True for an edition whose deviations have certificates. */
  hasCertificates(own: E): boolean;
}

/** Makes an edition of the interface from the data of a system. The readings are those of its doubtful places. */
export type EditionMaker<E extends EditionFacts> = (
  own: E,
  readings?: readonly Reading<E>[],
  form?: LiteralForm,
) => Edition;

/** Returns what makes the editions of a system. */
export function editionMaker<E extends EditionFacts>(system: SystemParts<E>): EditionMaker<E> {
  const toEdition = (own: E, readings: readonly Reading<E>[] = [], form = AS_PRINTED): Edition => {
    const readOtherwise = (changed: E, ids: readonly string[]): Edition =>
      toEdition(changed, [], readingOtherwise(form, ids));
    return {
      ...factsOf(own),
      rules: system.rules(own),
      round: (state) => system.round(state, own),
      ...letterOf(own.id, form),
      without: (rule) => toEdition(system.without(own, rule), [], leavingOut(form, rule)),
      traits: (state) => system.traits(state, own),
      mayDecide: (rule, state) => system.mayDecide(own, rule, state),
      otherReadings: readings.map(
        ({ id, change, otherEvent, omitsRounds = false, changesParity = false, isOfFinalRound }) => ({
          id,
          edition: readOtherwise(change(own), [id]),
          ...(otherEvent === undefined ? {} : { otherEvent }),
          omitsRounds,
          changesParity,
          ...(isOfFinalRound === undefined ? {} : { isOfFinalRound }),
        }),
      ),
      readTogether: (ids) =>
        readOtherwise(
          readings.filter(({ id }) => ids.includes(id)).reduce((changed, { change }) => change(changed), own),
          ids,
        ),
      hasCertificates: system.hasCertificates(own),
    };
  };
  return toEdition;
}

/** What an edition says of itself, without whatever else its system keeps with it. */
function factsOf(edition: EditionFacts): EditionFacts {
  const { id, system, title, from, isFromUncertain, readingsDecide, until, code, years, baku, needs } =
    edition;
  const { primaryScore, lastRounds } = edition;
  return {
    ...{ id, system, title, from, until, code, years, baku, needs },
    ...(isFromUncertain === true ? { isFromUncertain } : {}),
    ...(lastRounds === undefined ? {} : { lastRounds }),
    ...(primaryScore === undefined ? {} : { primaryScore }),
    ...(readingsDecide === undefined ? {} : { readingsDecide }),
  };
}
