// Generates events by an edition and prints how many of them each rule decides: a rule about who meets whom where
// leaving it out pairs a round otherwise, a colour rule where it allocates the colours of a pair, an order where the
// chosen candidate is not the one generated first. Run `npm run build` first.
// Usage: node scripts/rules-decided.mjs EDITION [events, 20000 when not given] [seed] [presets, "tiny,chaos"]
import { EventHistory, editionById, entryOf, initialColourOf, tookPart } from '../dist/engine/index.js';
import { decidedRules, generate, presets, rulesOf } from '../dist/generator/index.js';

const [id = '', count = '20000', seed = 'decided', names = 'tiny,chaos'] = process.argv.slice(2);
const edition = editionById(id);
if (edition === null) throw new Error(`there is no edition "${id}"`);
const events = new Map(edition.rules.map((rule) => [rule.id, 0]));
const configs = names.split(',').map((name) => ({ ...presets[name], system: id }));
let rounds = 0;
for (const config of configs)
  for (const { tournament } of generate(config, { seed, count: Math.ceil(Number(count) / configs.length) })) {
    const counts = decidedRules(tournament, edition);
    const decided = [...Object.keys(counts).filter((rule) => counts[rule] > 0), ...ordersUsed(tournament)];
    for (const rule of new Set(decided)) events.set(rule, (events.get(rule) ?? 0) + 1);
    rounds += Math.max(0, ...tournament.players.map((player) => player.rounds.length));
  }

/** The orders of generation by which a round of an event departs from the first candidate. */
function ordersUsed(event) {
  const used = new Set();
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
      step = step.after(step.chosen);
    }
  }
  return used;
}

const canBeLeftOut = new Set(rulesOf(edition));
console.log(`${id}: ${count} events (${names}), ${rounds} rounds, seed ${seed}`);
for (const rule of edition.rules) {
  const isAsked = canBeLeftOut.has(rule.id) || rule.kind === 'order';
  console.log(
    `${rule.id.padEnd(18)}${rule.article.padEnd(11)}${isAsked ? events.get(rule.id) : 'cannot be left out'}`,
  );
}
