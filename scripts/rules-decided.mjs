// Generates events by an edition and prints how many of them each rule decides: a rule about who meets whom where
// leaving it out pairs a round otherwise, a colour rule where it allocates the colours of a pair, an order where the
// chosen candidate is not the one generated first. Rules that a few events at most had are looked at more closely: they
// decide, too, where another candidate is as good as the chosen one by all rules before. Run `npm run build` first.
import {
  EventHistory,
  compareRuleValues,
  editionById,
  entryOf,
  initialColourOf,
  tookPart,
} from '../dist/engine/index.js';
import { decidedRules, generate, presets } from '../dist/generator/index.js';

const [id = '', count = '20000', seed = 'decided', names = 'tiny,chaos', changes = '{}'] =
  process.argv.slice(2);
const edition = editionById(id);
if (edition === null) throw new Error(`there is no edition "${id}"`);
/** After so many events with every rule nobody looks for other candidates. */
const FEW = 25;

const events = new Map(edition.rules.map((rule) => [rule.id, 0]));
const configs = names.split(',').map((name) => ({ ...presets[name], system: id, ...JSON.parse(changes) }));
let rounds = 0;
for (const config of configs)
  for (const { tournament } of generate(config, { seed, count: Math.ceil(Number(count) / configs.length) })) {
    const counts = decidedRules(tournament, edition);
    const decided = [...Object.keys(counts).filter((rule) => counts[rule] > 0), ...rulesUsed(tournament)];
    for (const rule of new Set(decided)) events.set(rule, (events.get(rule) ?? 0) + 1);
    rounds += Math.max(0, ...tournament.players.map((player) => player.rounds.length));
  }

/** Rules by which the rounds of an event part from other candidates. */
function rulesUsed(event) {
  const used = new Set();
  const isRare = edition.rules.some(({ id }) => events.get(id) < FEW);
  const history = new EventHistory(event);
  const last = Math.max(0, ...event.players.map((player) => player.rounds.length));
  const byId = new Map(event.players.map((player) => [player.id, player]));
  for (; history.round <= last; history.advance()) {
    const takesPart = (player) => tookPart(entryOf(byId.get(player), history.round));
    const state = history.stateFor(takesPart, initialColourOf(event) ?? 'white');
    if (state.players.length === 0) continue;
    let step = edition.round(state).first;
    while (step !== null && step.chosen !== null) {
      for (const { rule } of step.composition().alterations) used.add(rule.id);
      if (isRare) for (const rule of rulesBehind(step)) used.add(rule);
      step = step.after(step.chosen);
    }
  }
  return used;
}

/** The rules that put other candidates behind the chosen one: with other opponents of the first player, other floaters. */
function rulesBehind(step) {
  const { residents, mdps, below, givesBye } = step.stage;
  const there = [...mdps, ...residents];
  const demands = [...there, ...below].flatMap((place) => [
    ...(place === there[0] ? [] : [{ pair: [there[0], place].sort((a, b) => a - b) }]),
    ...(there.includes(place) ? [{ float: place }] : []),
  ]);
  const first = demands.flatMap((demand) => {
    const candidate = step.best(demand);
    return candidate === null ? [] : [partingRule(step, candidate)];
  });
  return [...first, ...(givesBye ? completionOf(step) : [])];
}

/** The first rule by which a candidate is not the chosen one. */
function partingRule(step, candidate) {
  const [chosen, other] = [[...step.values(step.chosen)], [...step.values(candidate)]];
  const parting = chosen.find((value, i) => i >= other.length || compareRuleValues(value, other[i]) !== 0);
  return parting?.rule.id ?? step.compareOrder(step.chosen, candidate)?.rule.id;
}

/** The completion rule, where somebody may have the bye but leaves players who cannot all be paired. */
function completionOf(step) {
  const isBarred = (candidate) =>
    step.violations(candidate).length === 0 && step.completability(candidate) === 'impossible';
  const { id } = edition.rules.find(({ kind }) => kind === 'completion') ?? {};
  return step.stage.residents.some((place) => isBarred({ pairs: [], floaters: [place] })) ? [id] : [];
}

console.log(`${id}: ${count} events (${names}), ${rounds} rounds, seed ${seed}`);
for (const rule of edition.rules)
  console.log(`${rule.id.padEnd(18)}${rule.article.padEnd(11)}${events.get(rule.id)}`);
