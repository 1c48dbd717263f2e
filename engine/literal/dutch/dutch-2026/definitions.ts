import type { Definitions } from '../player.js';

/** 1.4.3, [C2] and what is read otherwise. */
export function definitions2026(otherwise: ReadonlySet<string>): Definitions {
  return {
    // 1.4.3: the bye, or more points than for a loss.
    isDownfloat: ({ result, worth }, points) =>
      otherwise.has('S8') || result === 'U' || worth > Math.min(points.whiteLoss, points.blackLoss),
    // Basic Rules, 4: a bye before, or as many points as for a win.
    barsBye: ({ result, worth }, points) =>
      result === 'U' || worth >= Math.max(points.whiteWin, points.blackWin),
    topscorersCountAll: otherwise.has('B3'),
    numberIsStarting: otherwise.has('B4'),
  };
}
