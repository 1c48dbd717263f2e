/**
 * The rate of failures that is ruled out with a given confidence after `failures` in `trials` independent trials: the
 * exact upper limit of Clopper and Pearson. For no failure it is nearly 3 in `trials` at 95 %.
 */
export function upperLimit(failures: number, trials: number, confidence = 0.95): number {
  if (trials <= 0 || failures >= trials) return 1;
  let [low, high] = [failures / trials, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(failures, trials, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** The rate of failures that is at least there with a given confidence; 0 when there was none. */
export function lowerLimit(failures: number, trials: number, confidence = 0.95): number {
  return failures <= 0 ? 0 : 1 - upperLimit(trials - failures, trials, confidence);
}

/** Chance of at most so many failures when each trial fails at a given rate. */
export function chanceOfAtMost(failures: number, trials: number, rate: number): number {
  if (failures >= trials || rate <= 0) return 1;
  if (rate >= 1) return 0;
  let sum = 0;
  let logTerm = trials * Math.log1p(-rate);
  const step = Math.log(rate) - Math.log1p(-rate);
  for (let k = 0; k <= failures; k++) {
    sum += Math.exp(logTerm);
    logTerm += step + Math.log((trials - k) / (k + 1));
  }
  return Math.min(1, sum);
}

/** Halvings of the interval; more would not change a double. */
const STEPS = 60;
