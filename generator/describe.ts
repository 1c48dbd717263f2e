import { dutch2017, dutch2026 } from '../engine/index.js';
import type { DutchEdition, EventData, PointSystem, Tenths } from '../engine/index.js';
import { tournamentOf } from '../corpus/index.js';
import type { HeaderRecord, Tournament } from '../corpus/index.js';
import type { GeneratorSystem, PointConfig, ResolvedConfig } from './config.js';
import type { Entrant } from './players.js';

/** The played event with all that a tournament file tells of it besides the rounds. */
export function describeTournament(
  settings: ResolvedConfig,
  name: string,
  entrants: readonly Entrant[],
  event: EventData,
): Tournament {
  const edition = editionOf(settings.system);
  return tournamentOf({
    ...event,
    players: event.players.map((player, place) => {
      const { name: playerName, rating } = entrants[place];
      return { ...player, name: playerName, rating };
    }),
    header: headerOf(name, edition, entrants.length),
    systemCode: SYSTEMS[settings.system].code,
  });
}

export function editionOf(system: GeneratorSystem): DutchEdition {
  return SYSTEMS[system].edition;
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
    zeroPointBye: 0,
    halfPointBye: draw,
    fullPointBye: win,
    pairingAllocatedBye: tenths(config.pairingAllocatedBye),
    forfeitWin: win,
    forfeitLoss: 0,
    unknown: draw,
  };
}

interface System {
  readonly edition: DutchEdition;
  /** Record 192. */
  readonly code: string;
}

const SYSTEMS: Readonly<Record<GeneratorSystem, System>> = {
  'dutch-2017': { edition: dutch2017, code: 'FIDE_DUTCH_2017' },
  'dutch-2026': { edition: dutch2026, code: 'FIDE_DUTCH_2026' },
};

/** The tournament begins on the first day of its edition, so that a program that goes by the date takes it too. */
function headerOf(name: string, edition: DutchEdition, players: number): HeaderRecord[] {
  return [
    { tag: '012', text: name },
    { tag: '042', text: edition.from.replaceAll('-', '/') },
    { tag: '062', text: String(players) },
    { tag: '072', text: String(players) },
    { tag: '092', text: edition.title },
    { tag: '182', text: 'swissproof' },
  ];
}

function tenths(points: number): Tenths {
  return Math.round(points * 10);
}
