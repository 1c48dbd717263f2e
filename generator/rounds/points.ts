import type { PointSystem, Tenths } from '../../engine/index.js';
import type { PointChoice, PointConfig, PointPreset } from '../config/config.js';

/** The points of a choice, in points. Throws a RangeError for points that contradict each other. */
export function resolvePoints(choice: PointChoice): Required<PointConfig> {
  const points = filledPoints(typeof choice === 'string' ? PRESETS[choice] : choice);
  const { win, draw, loss } = points;
  if (loss >= win) throw new RangeError(`points: a loss (${loss}) is worth as much as a win (${win})`);
  if (draw < loss) throw new RangeError(`points: a draw (${draw}) is worth less than a loss (${loss})`);
  if (2 * draw > win + loss)
    throw new RangeError(
      `points: two draws (${2 * draw}) are worth more than a win and a loss (${win + loss})`,
    );
  for (const [key, value] of Object.entries(points)) {
    if (value > win) throw new RangeError(`points: ${key} (${value}) is worth more than a win (${win})`);
  }
  return points;
}

/** The same points, with the defaults of those that are left out. */
export function filledPoints(config: PointConfig): Required<PointConfig> {
  const { win = 1, draw = 0.5, loss = 0 } = config;
  return {
    win,
    draw,
    loss,
    pairingAllocatedBye: config.pairingAllocatedBye ?? win,
    fullPointBye: config.fullPointBye ?? win,
    halfPointBye: config.halfPointBye ?? draw,
    zeroPointBye: config.zeroPointBye ?? 0,
    forfeitWin: config.forfeitWin ?? win,
    forfeitLoss: config.forfeitLoss ?? 0,
  };
}

/** The point system of the engine, in tenths, from points. */
export function pointSystemOf(config: Required<PointConfig>): PointSystem {
  const win = tenths(config.win);
  const draw = tenths(config.draw);
  const loss = tenths(config.loss);
  return {
    whiteWin: win,
    blackWin: win,
    whiteDraw: draw,
    blackDraw: draw,
    whiteLoss: loss,
    blackLoss: loss,
    zeroPointBye: tenths(config.zeroPointBye),
    halfPointBye: tenths(config.halfPointBye),
    fullPointBye: tenths(config.fullPointBye),
    pairingAllocatedBye: tenths(config.pairingAllocatedBye),
    forfeitWin: tenths(config.forfeitWin),
    forfeitLoss: tenths(config.forfeitLoss),
    unknown: draw,
  };
}

/** In points; a system that tells the colours apart is taken as it is for White. */
export function pointConfigOf(points: PointSystem): Required<PointConfig> {
  return {
    win: points.whiteWin / 10,
    draw: points.whiteDraw / 10,
    loss: points.whiteLoss / 10,
    pairingAllocatedBye: points.pairingAllocatedBye / 10,
    fullPointBye: points.fullPointBye / 10,
    halfPointBye: points.halfPointBye / 10,
    zeroPointBye: points.zeroPointBye / 10,
    forfeitWin: points.forfeitWin / 10,
    forfeitLoss: points.forfeitLoss / 10,
  };
}

export function tenths(points: number): Tenths {
  return Math.round(points * 10);
}

const PRESETS: Readonly<Record<PointPreset, PointConfig>> = {
  '1-½-0': {},
  '3-1-0': { win: 3, draw: 1 },
};
