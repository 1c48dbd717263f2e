import { drawValue, winValue } from '../../../engine/index.js';
import type { PointSystem, Tenths } from '../../../engine/index.js';

/**
 * What matches of two games are worth, by the points of a game: a bye is that of a whole round. The pairing-allocated bye
 * brings as much as a game won and a game drawn (C.04.5, 1.4) unless the file states another worth of it.
 * @param stated the file does.
 */
export function matchPoints(games: PointSystem, stated: boolean): PointSystem {
  const twice = (value: Tenths): Tenths => 2 * value;
  return {
    whiteWin: twice(winValue(games)),
    blackWin: twice(winValue(games)),
    whiteDraw: twice(drawValue(games)),
    blackDraw: twice(drawValue(games)),
    whiteLoss: games.whiteLoss + games.blackLoss,
    blackLoss: games.whiteLoss + games.blackLoss,
    zeroPointBye: twice(games.zeroPointBye),
    halfPointBye: twice(games.halfPointBye),
    fullPointBye: twice(games.fullPointBye),
    pairingAllocatedBye: stated ? games.pairingAllocatedBye : winValue(games) + drawValue(games),
    forfeitWin: twice(games.forfeitWin),
    forfeitLoss: twice(games.forfeitLoss),
    unknown: twice(games.unknown),
  };
}
