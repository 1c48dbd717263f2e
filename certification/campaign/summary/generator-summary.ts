import type { StoredTrial } from '../store/stored-trial.js';
import { BAND_STARTS, EVENT_FEATURES, EVENT_VALUES } from '../trials/generated-event.js';
import type {
  EventFeature,
  EventValue,
  GeneratedEvent,
  OtherFile,
  ValueAnswer,
} from '../trials/generated-event.js';

/** What a candidate's generator was asked for, and what came. Only files that can be read as tournaments are counted. */
export interface GeneratorSummary {
  readonly counted: number;
  /** Tournaments judged of which nothing is known here: an older version has run them. */
  readonly notCounted: number;
  /** Different tournaments among those counted; names, dates and comments make no difference. */
  readonly different: number;
  /** How many files hold the tournament that came most often; 0 for no file. */
  readonly mostEqual: number;
  readonly features: readonly FeatureTally[];
  readonly values: readonly ValueTally[];
  readonly results: readonly ResultTally[];
  /** Files that were asked to have results that do not follow the ratings. */
  readonly resultsLeftOut: number;
  /** Null where no tournament was asked for again. */
  readonly again: AgainSummary | null;
  /** True where the same settings gave the same file whenever they came with another seed (Q30 of the questionnaire of 2026). */
  readonly isFixed: boolean;
}

/** Numbers of tournaments. */
export interface FeatureTally {
  readonly feature: EventFeature;
  readonly asked: number;
  /** In how many of these our own generator would have it, rounded. */
  readonly expected: number;
  /** In how many of these it came. */
  readonly came: number;
  /** Those of ours for which the format of the settings has no words. */
  readonly unsaid: number;
  /** Those in which it came without being asked for. */
  readonly unasked: number;
}

/** Numbers of tournaments. */
export interface ValueTally {
  readonly value: EventValue;
  readonly asAsked: number;
  readonly otherwise: number;
  readonly unsaid: number;
}

/** The games between rated players in a band of rating difference. */
export interface ResultTally {
  /** In rating points; the last band has no end (null). */
  readonly least: number;
  readonly most: number | null;
  readonly games: number;
  /** Points of the higher rated, and those expected, per game; null for no game. */
  readonly share: number | null;
  readonly expected: number | null;
  /** True where both differ by more than three standard deviations of chance at most. */
  readonly differs: boolean;
}

/** How often the same settings gave what when the generator was asked for them again. */
export interface AgainSummary {
  readonly tested: number;
  /** Null for a program that takes no seed. */
  readonly sameSeed: Readonly<Record<OtherFile, number>> | null;
  /** Of a program that takes no seed, with the settings alone. */
  readonly otherSeed: Readonly<Record<OtherFile, number>>;
}

/**
 * Sums up the trials of the direction `their-files`.
 * @param judged how many of them could be compared.
 */
export function generatorSummary(
  trials: readonly StoredTrial[],
  judged: readonly StoredTrial[],
): GeneratorSummary {
  const events = trials.flatMap(({ generated }) => (generated === undefined ? [] : [generated]));
  const counts = new Map<string, number>();
  for (const { content } of events) counts.set(content, (counts.get(content) ?? 0) + 1);
  const again = againOf(events);
  return {
    counted: events.length,
    notCounted: judged.filter(({ generated }) => generated === undefined).length,
    different: counts.size,
    mostEqual: [...counts.values()].reduce((most, count) => Math.max(most, count), 0),
    features: EVENT_FEATURES.map((feature) => featureTally(feature, events)),
    values: EVENT_VALUES.map((value) => valueTally(value, events)),
    results: resultTallies(events),
    resultsLeftOut: events.filter(({ results }) => results === null).length,
    again,
    isFixed: again !== null && again.otherSeed.same > 0 && again.otherSeed.other === 0,
  };
}

/** The trials with different tournaments: of equal ones the first. Where nothing is known of its content, each counts. */
export function differentOnes(trials: readonly StoredTrial[]): StoredTrial[] {
  const known = new Set<string>();
  return trials.filter(({ generated }) => {
    if (generated === undefined) return true;
    if (known.has(generated.content)) return false;
    known.add(generated.content);
    return true;
  });
}

function featureTally(feature: EventFeature, events: readonly GeneratedEvent[]): FeatureTally {
  const asked = events.filter((event) => event.asked[feature] !== undefined);
  const chances = asked.reduce((sum, event) => sum + (event.asked[feature] ?? 0), 0);
  const cameIn = events.filter(({ came }) => came.includes(feature));
  const came = cameIn.filter((event) => event.asked[feature] !== undefined).length;
  return {
    feature,
    asked: asked.length,
    expected: Math.round(chances / 1000),
    came,
    unsaid: events.filter(({ unsaid }) => unsaid.includes(feature)).length,
    unasked: cameIn.length - came,
  };
}

function valueTally(value: EventValue, events: readonly GeneratedEvent[]): ValueTally {
  const count = (answer: ValueAnswer): number =>
    events.filter(({ values }) => values[value] === answer).length;
  return { value, asAsked: count('as-asked'), otherwise: count('otherwise'), unsaid: count('unsaid') };
}

function resultTallies(events: readonly GeneratedEvent[]): ResultTally[] {
  return BAND_STARTS.map((least, band): ResultTally => {
    let [games, halves, thousandths] = [0, 0, 0];
    for (const { results } of events) {
      if (results === null) continue;
      const [count, scored, expected] = results[band];
      games += count;
      halves += scored;
      thousandths += expected;
    }
    const most = band + 1 < BAND_STARTS.length ? BAND_STARTS[band + 1] - 1 : null;
    if (games === 0) return { least, most, games, share: null, expected: null, differs: false };
    const [share, expected] = [rounded(halves / 2 / games), rounded(thousandths / 1000 / games)];
    return { least, most, games, share, expected, differs: isFar(share - expected, games) };
  });
}

/** The result of a game deviates by half a point at most from what is expected on average. */
function isFar(difference: number, games: number): boolean {
  return Math.abs(difference) > (3 * 0.5) / Math.sqrt(games);
}

/** Three places, as printed. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function againOf(events: readonly GeneratedEvent[]): AgainSummary | null {
  const asked = events.flatMap(({ again }) => (again === undefined ? [] : [again]));
  if (asked.length === 0) return null;
  const seeds = asked.flatMap(({ sameSeed }) => (sameSeed === null ? [] : [sameSeed]));
  return {
    tested: asked.length,
    sameSeed: seeds.length === 0 ? null : countsOf(seeds),
    otherSeed: countsOf(asked.map(({ otherSeed }) => otherSeed)),
  };
}

function countsOf(files: readonly OtherFile[]): Record<OtherFile, number> {
  const count = (one: OtherFile): number => files.filter((file) => file === one).length;
  return { same: count('same'), other: count('other'), none: count('none') };
}
