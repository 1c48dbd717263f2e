import { EventHistory, initialColourOf, pairRound, ruleNamed, tookPart } from '../../engine/index.js';
import type { Edition, EventData, RoundOutcome, RoundState, Rule } from '../../engine/index.js';

/**
 * How many rounds each rule of an edition decides. A rule about who meets whom (or who has the bye) decides a round
 * that would be paired otherwise without it; a colour rule one in which it allocates the colours of a pair.
 * @param rules those to look at, by the names of {@link rulesOf}.
 */
export function decidedRules(
  event: EventData,
  edition: Edition,
  rules: readonly string[] = rulesOf(edition),
): Record<string, number> {
  const counts = Object.fromEntries(rules.map((rule) => [rule, 0]));
  for (const rule of decisions(event, edition, rules)) counts[rule]++;
  return counts;
}

/** True when the rule decides at least one round. */
export function decidesSomeRound(event: EventData, edition: Edition, rule: string): boolean {
  return decisions(event, edition, [rule]).next().done !== true;
}

/**
 * The rules that can decide a round: the absolute ones, those on the bye, the criteria and the colour rules. The
 * completion of the round is none of them: it cannot be left out; nor can in some editions what the procedure itself is.
 */
export function rulesOf(edition: Edition): string[] {
  const rules = edition.rules.filter((rule) => rule.kind === 'colour' || canBeLeftOut(edition, rule));
  const isByeBar = ({ concept }: Rule): boolean => concept === 'bye-bar';
  const absolute = rules.filter(({ kind }) => kind === 'absolute');
  const others = rules.filter(({ kind }) => kind === 'bye' || kind === 'quality' || kind === 'colour');
  // Who may have the bye is asked after who may meet.
  return [...absolute.filter((rule) => !isByeBar(rule)), ...absolute.filter(isByeBar), ...others].map(
    ({ id }) => id,
  );
}

function canBeLeftOut(edition: Edition, { id }: Rule): boolean {
  try {
    edition.without(id);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** A rule for each round that it decides. */
function* decisions(event: EventData, edition: Edition, rules: readonly string[]): Generator<string, void> {
  const initialColour = initialColourOf(event) ?? 'white';
  const lacking = new Map<string, Edition>();
  const without = (rule: string): Edition => {
    const known = lacking.get(rule) ?? edition.without(rule);
    lacking.set(rule, known);
    return known;
  };
  const history = new EventHistory(event);
  const byId = new Map(event.players.map((player) => [player.id, player]));
  const lastRound = Math.max(0, ...event.players.map(({ rounds }) => rounds.length));
  while (history.round <= lastRound) {
    const { round } = history;
    const state = history.stateFor((id) => tookPart(byId.get(id)?.rounds[round - 1]), initialColour);
    if (state.players.length > 0) {
      const outcome = pairRound(state, edition);
      const pairing = pairingOf(outcome);
      for (const rule of rules) {
        const named = ruleNamed(edition, rule);
        if (
          named.kind === 'colour'
            ? allocates(outcome, named)
            : decides(state, edition, rule, pairing, without)
        )
          yield rule;
      }
    }
    history.advance();
  }
}

function decides(
  state: RoundState,
  edition: Edition,
  rule: string,
  pairing: string,
  without: (rule: string) => Edition,
): boolean {
  const lacking = without(rule);
  return (
    edition.mayDecide(ruleNamed(edition, rule), state) && pairingOf(pairRound(state, lacking)) !== pairing
  );
}

/** The rule itself: a round that is paired by another edition has others by the same names. */
function allocates(outcome: RoundOutcome, rule: Rule): boolean {
  return outcome.kind === 'paired' && outcome.pairs.some(({ colourRule }) => colourRule === rule);
}

/** The pairs without their colours, and the bye. */
function pairingOf(outcome: RoundOutcome): string {
  if (outcome.kind !== 'paired') return outcome.kind;
  const pairs = outcome.pairs.map(({ white, black }) =>
    white < black ? `${white}-${black}` : `${black}-${white}`,
  );
  return [...pairs.sort(), outcome.bye].join(' ');
}
