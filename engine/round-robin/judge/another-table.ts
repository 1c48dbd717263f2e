import { pairKey } from '../played-event.js';
import type { PlayedEvent, PlayedGame, PlayedRound } from '../played-event.js';
import { isAway } from './away.js';
import type { RoundFinding, RoundJudgement, TableFinding } from './finding.js';

/**
 * Whether an event follows another table than Berger's, of which nobody says that it follows his: nobody meets anybody too
 * often, and fewer than half of its rounds are the table's (`few-rounds`), or more of it differs than a few errors explain
 * (`many-differences`). Null where it follows Berger's. Two rounds of any table can be numbered so that they are Berger's,
 * and of five players three nearly always can.
 */
export function anotherTable(
  event: PlayedEvent,
  judgements: readonly RoundJudgement[],
  cycles: number,
): 'few-rounds' | 'many-differences' | null {
  const right = judgements.filter(({ findings }) => findings.length === 0).length;
  if (right === judgements.length) return null;
  const most = Math.max(0, ...[...meetingsOf(event).values()].map(({ length }) => length));
  if (most > cycles) return null;
  if (2 * right < judgements.length) return 'few-rounds';
  const isSmall = event.players.length < LEAST_PLAYERS;
  return isSmall || !isExplained(judgements, event.players.length) ? 'many-differences' : null;
}

const LEAST_PLAYERS = 6;
/** Of fewer players, numbers that explain most rounds are found by chance, where two errors are allowed. */
const LEAST_FOR_TWO_ERRORS = 8;

/** One pair of rounds exchanged, or one round that is another one; and other errors in no more than one round of four. */
function isExplained(judgements: readonly RoundJudgement[], players: number): boolean {
  const findings = judgements.flatMap((round) => round.findings).map(({ finding }) => finding);
  const moved = findings.filter(isMoved);
  const isExchange = moved.length === 2 && moved.every((one) => one.kind === 'round' && one.isExchanged);
  const others = judgements.filter((round) => round.findings.some(({ finding }) => !isMoved(finding)));
  const causes = new Set(findings.filter((finding) => !isMoved(finding)).map(causeOf));
  if ((moved.length > 1 && !isExchange) || hasOwnColours(findings)) return false;
  if (causes.size <= 1) return moved.length === 0 || causes.size === 0 || players >= LEAST_FOR_TWO_ERRORS;
  return players >= LEAST_FOR_TWO_ERRORS && others.length <= Math.max(2, judgements.length / 4);
}

function isMoved({ kind }: TableFinding): boolean {
  return kind === 'round' || kind === 'round-repeated';
}

/** Nothing but colours of one player differ, in several games: so does the usual circle from Berger's table. */
function hasOwnColours(all: readonly TableFinding[]): boolean {
  const findings = all.filter(({ kind }) => kind !== 'cycle-colours');
  const games = findings.flatMap((finding) => (finding.kind === 'colour' ? [finding.game] : []));
  if (games.length < 2 || games.length < findings.length) return false;
  const [{ white, black }] = games;
  return [white, black].some((id) => games.every((game) => game.white === id || game.black === id));
}

/** What is the same for all findings of one error. */
function causeOf(finding: TableFinding): string {
  switch (finding.kind) {
    case 'players':
    case 'ring':
      return `players ${finding.players.join('-')}`;
    case 'colour':
    case 'game':
    case 'game-elsewhere':
    case 'never':
    case 'twice':
      return `game ${pairKey(finding.game.white, finding.game.black)}`;
    case 'rest':
      return `rest ${finding.player}`;
    default:
      return finding.kind;
  }
}

/**
 * What any event must hold in which everybody meets everybody so often, whatever its table: nobody meets anybody too
 * often, and once all rounds are there no two have not met who both could. Each round is expected as it was published, but
 * for that.
 */
export function judgeMeetings(event: PlayedEvent, cycles: number, isComplete: boolean): RoundJudgement[] {
  const met = meetingsOf(event);
  const idle = event.rounds.map((round) => idleIn(event, round));
  const missing = isComplete ? missingGames(event, met, cycles, idle) : new Map<number, PlayedGame[]>();
  return event.rounds.map(({ games }, index) => {
    const round = index + 1;
    const own = (finding: RoundFinding['finding']): RoundFinding => ({ finding, consequenceOf: null });
    const surplus = games.filter(({ white, black }) => {
      const rounds = met.get(pairKey(white, black)) ?? [];
      return rounds.indexOf(round) >= cycles;
    });
    const never = missing.get(round) ?? [];
    return {
      round,
      games: [...games.filter((game) => !surplus.includes(game)), ...never],
      rests: [],
      findings: [
        ...surplus.map((game) =>
          own({ kind: 'twice', game, rounds: met.get(pairKey(game.white, game.black)) ?? [round] }),
        ),
        ...never.map((game) => own({ kind: 'never', game })),
      ],
    };
  });
}

/** The rounds in which two meet, by pair. */
function meetingsOf({ rounds }: PlayedEvent): Map<string, number[]> {
  const met = new Map<string, number[]>();
  rounds.forEach(({ games }, index) => {
    for (const { white, black } of games) {
      const key = pairKey(white, black);
      met.set(key, [...(met.get(key) ?? []), index + 1]);
    }
  });
  return met;
}

function idleIn({ players }: PlayedEvent, { games }: PlayedRound): readonly number[] {
  const busy = new Set(games.flatMap(({ white, black }) => [white, black]));
  return players.filter((id) => !busy.has(id)).sort((a, b) => a - b);
}

/**
 * Games that are missing, by the round in which they could have been: one in which neither of the two has another game.
 * Without such a round the schedule did not have the game at all, which is told of the last one.
 */
function missingGames(
  event: PlayedEvent,
  met: ReadonlyMap<string, readonly number[]>,
  cycles: number,
  idle: readonly (readonly number[])[],
): Map<number, PlayedGame[]> {
  const found = new Map<number, PlayedGame[]>();
  const ids = [...event.players].sort((a, b) => a - b);
  const everPlayed = new Set(
    event.rounds.flatMap(({ games }) => games.flatMap(({ white, black }) => [white, black])),
  );
  for (const [place, white] of ids.entries())
    for (const black of ids.slice(place + 1)) {
      const times = met.get(pairKey(white, black))?.length ?? 0;
      if (times >= cycles || !everPlayed.has(white) || !everPlayed.has(black)) continue;
      const game = { white, black, coloursKnown: false };
      const possible = idle.flatMap((list, index) =>
        list.includes(white) && list.includes(black) ? [index + 1] : [],
      );
      const surroundings = { mayRest: () => false, isInPlace: () => true };
      if (possible.some((round) => isAway(event, round, game, surroundings))) continue;
      const round = possible[0] ?? event.rounds.length;
      found.set(round, [...(found.get(round) ?? []), game]);
    }
  return found;
}
