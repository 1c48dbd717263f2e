import { EventHistory, editionWithout, initialColourOf, pairRound, tookPart } from '../../engine/index.js';
import type {
  BracketView,
  DutchEdition,
  EventData,
  QualityCriterion,
  RoundOutcome,
  RoundState,
} from '../../engine/index.js';

/**
 * How many rounds each rule of an edition decides. A rule about who meets whom (or who has the bye) decides a round
 * that would be paired otherwise without it; a colour rule one in which it allocates the colours of a pair.
 * @param rules those to look at, by the names of {@link rulesOf}.
 */
export function decidedRules(
  event: EventData,
  edition: DutchEdition,
  rules: readonly string[] = rulesOf(edition),
): Record<string, number> {
  const counts = Object.fromEntries(rules.map((rule) => [rule, 0]));
  for (const rule of decisions(event, edition, rules)) counts[rule]++;
  return counts;
}

/** True when the rule decides at least one round. */
export function decidesSomeRound(event: EventData, edition: DutchEdition, rule: string): boolean {
  return decisions(event, edition, [rule]).next().done !== true;
}

/**
 * The rules that can decide a round: the absolute ones, those on the bye, the criteria and (by article) the colour
 * rules. The completion of the round is none of them: it cannot be left out.
 */
export function rulesOf(edition: DutchEdition): string[] {
  const { absoluteRules, byeRule, byeScoreRule, criteria, colourRules } = edition;
  return [
    ...absoluteRules.map(({ id }) => id),
    byeRule.id,
    ...(byeScoreRule === null ? [] : [byeScoreRule.id]),
    ...criteria.map(({ id }) => id),
    ...colourRules.map(({ article }) => article),
  ];
}

/** A rule for each round that it decides. */
function* decisions(
  event: EventData,
  edition: DutchEdition,
  rules: readonly string[],
): Generator<string, void> {
  const initialColour = initialColourOf(event) ?? 'white';
  const weakened = new Map<string, DutchEdition>();
  const without = (rule: string): DutchEdition => {
    const known = weakened.get(rule) ?? editionWithout(edition, rule);
    weakened.set(rule, known);
    return known;
  };
  const history = new EventHistory(event, edition);
  const byId = new Map(event.players.map((player) => [player.id, player]));
  const lastRound = Math.max(0, ...event.players.map(({ rounds }) => rounds.length));
  while (history.round <= lastRound) {
    const { round } = history;
    const state = history.stateFor((id) => tookPart(byId.get(id)?.rounds[round - 1]), initialColour);
    if (state.players.length > 0) {
      const outcome = pairRound(state, edition);
      const pairing = pairingOf(outcome);
      for (const rule of rules) {
        const isColourRule = edition.colourRules.some(({ article }) => article === rule);
        if (isColourRule ? allocates(outcome, rule) : decides(event, state, edition, rule, pairing, without))
          yield rule;
      }
    }
    history.advance();
  }
}

function decides(
  event: EventData,
  state: RoundState,
  edition: DutchEdition,
  rule: string,
  pairing: string,
  without: (rule: string) => DutchEdition,
): boolean {
  const weakened = without(rule);
  if (!canMatter(event, state, edition, rule)) return false;
  // Without this rule everybody may have the bye; the edition reads that from the players.
  const free =
    rule === edition.byeRule.id
      ? { ...state, players: state.players.map((player) => ({ ...player, mayTakeBye: true })) }
      : state;
  return pairingOf(pairRound(free, weakened)) !== pairing;
}

function allocates(outcome: RoundOutcome, article: string): boolean {
  return outcome.kind === 'paired' && outcome.pairs.some(({ colourRule }) => colourRule.article === article);
}

/** False where a rule cannot change a round, to save the pairing without it. */
function canMatter(event: EventData, state: RoundState, edition: DutchEdition, rule: string): boolean {
  const { players, round } = state;
  const odd = players.length % 2 === 1;
  const present = new Set(players.map(({ id }) => id));
  const criterion = edition.criteria.find(({ id }) => id === rule);
  const absolute = edition.absoluteRules.find(({ id }) => id === rule);
  if (rule === edition.byeRule.id) return odd && players.some(({ mayTakeBye }) => !mayTakeBye);
  if (rule === edition.byeScoreRule?.id) return odd;
  if (criterion?.kind === 'quality') return mayContribute(criterion, state, edition);
  if (absolute === undefined) return true;
  const isRestricted = event.forbidden.some(
    ({ first, last, ids }) =>
      first <= round && round <= last && ids.filter((id) => present.has(id)).length > 1,
  );
  if (round === 1 && !isRestricted) return false;
  return players.some((a, index) => players.slice(index + 1).some((b) => absolute.forbids(state, a, b)));
}

/** True when some pair or downfloater could be counted by the criterion, in whatever bracket. */
function mayContribute(criterion: QualityCriterion, state: RoundState, edition: DutchEdition): boolean {
  const { players } = state;
  const view: BracketView = {
    state,
    colourRules: edition.colourRules,
    score: 0,
    lowestScore: 0,
    hasMdps: true,
    floaterTakesBye: players.length % 2 === 1,
  };
  if (!criterion.concerns(view)) return false;
  const members = players.map((player) => ({ player, mdp: false }));
  const moved = players.map((player) => ({ player, mdp: true }));
  return members.some(
    (member, place) =>
      criterion.float(view, member) !== null ||
      criterion.float(view, moved[place]) !== null ||
      members
        .slice(place + 1)
        .some(
          (lower) =>
            criterion.pair(view, member, lower) !== null ||
            criterion.pair(view, moved[place], lower) !== null,
        ),
  );
}

/** The pairs without their colours, and the bye. */
function pairingOf(outcome: RoundOutcome): string {
  if (outcome.kind === 'impossible') return outcome.kind;
  const pairs = outcome.pairs.map(({ white, black }) =>
    white < black ? `${white}-${black}` : `${black}-${white}`,
  );
  return [...pairs.sort(), outcome.bye].join(' ');
}
