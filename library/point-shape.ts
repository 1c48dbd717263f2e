import type { PointConfig } from '../generator/index.js';
import type { Shape, ShapeOf } from './shapes.js';

/** What games, byes and forfeits are worth; each may be left out. */
export function pointShape(points: Shape): ShapeOf<PointConfig> {
  return {
    win: points,
    draw: points,
    loss: points,
    pairingAllocatedBye: points,
    fullPointBye: points,
    halfPointBye: points,
    zeroPointBye: points,
    forfeitWin: points,
    forfeitLoss: points,
  };
}
