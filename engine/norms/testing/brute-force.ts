import type { TournamentPlayer } from '../../../corpus/index.js';

/**
 * B.01 once more, straight from the text and for complete files only: every set of games is tried. It shares nothing with
 * engine/norms/.
 */
export type Verdict = 'made' | 'not-made' | 'unknown';

export interface Event {
  readonly rounds: number;
  readonly host: string;
  readonly players: readonly TournamentPlayer[];
}

/** Thresholds: performance, average, floor, titles of 1.4.5 b to e. */
const WANTED: Record<string, [number, number, number, string[]]> = {
  GM: [2600, 2380, 2200, ['GM']],
  IM: [2450, 2230, 2050, ['GM', 'IM']],
  WGM: [2400, 2180, 2000, ['GM', 'IM', 'WGM']],
  WIM: [2250, 2030, 1850, ['GM', 'IM', 'WGM', 'WIM']],
};

const DP = new Map(
  `100:800 99:677 98:589 97:538 96:501 95:470 94:444 93:422 92:401 91:383 90:366 89:351 88:336 87:322 86:309 85:296
   84:284 83:273 82:262 81:251 80:240 79:230 78:220 77:211 76:202 75:193 74:184 73:175 72:166 71:158 70:149 69:141
   68:133 67:125 66:117 65:110 64:102 63:95 62:87 61:80 60:72 59:65 58:57 57:50 56:43 55:36 54:29 53:21 52:14 51:7 50:0
   49:-7 48:-14 47:-21 46:-29 45:-36 44:-43 43:-50 42:-57 41:-65 40:-72 39:-80 38:-87 37:-95 36:-102 35:-110 34:-117
   33:-125 32:-133 31:-141 30:-149 29:-158 28:-166 27:-175 26:-184 25:-193 24:-202 23:-211 22:-220 21:-230 20:-240
   19:-251 18:-262 17:-273 16:-284 15:-296 14:-309 13:-322 12:-336 11:-351 10:-366 9:-383 8:-401 7:-422 6:-444 5:-470
   4:-501 3:-538 2:-589 1:-677 0:-800`
    .split(/\s+/)
    .map((pair) => pair.split(':').map(Number) as [number, number]),
);

interface Played {
  readonly round: number;
  readonly score: number;
  readonly fed: string;
  readonly title: string;
  readonly rating: number;
}

/** `kind`: the kinder readings of 1.4.8b, 1.4.3d and 1.4.2c. */
interface Reading {
  readonly kind: boolean;
  /** 1.4.3d */
  readonly isFree: boolean;
}

/** @param asPublished the event that 1.4.3d is asked about. */
export function bruteForce(event: Event, id: number, title: string, asPublished = event): Verdict {
  const isMadeBy = (kind: boolean): boolean =>
    isMade(event, id, title, { kind, isFree: isFreeOfForeigners(asPublished, kind) });
  return isMadeBy(false) ? 'made' : isMadeBy(true) ? 'unknown' : 'not-made';
}

function isMade(event: Event, id: number, title: string, reading: Reading): boolean {
  const [me] = event.players.filter((player) => player.id === id);
  const games: Played[] = [];
  let lost: Played | null = null;
  let gifts = 0;
  for (let round = 1; round <= event.rounds; round++) {
    const entry = me.rounds[round - 1];
    if (entry === undefined) continue;
    if (entry.result === '+' || entry.result === 'U') gifts++;
    if (entry.opponent === null) continue;
    const [they] = event.players.filter((player) => player.id === entry.opponent);
    const game = { round, fed: they.federation, title: they.title, rating: they.rating || 1400 };
    if ('1W'.includes(entry.result)) games.push({ ...game, score: 1 });
    if ('=D'.includes(entry.result)) games.push({ ...game, score: 0.5 });
    if ('0L'.includes(entry.result)) games.push({ ...game, score: 0 });
    if (entry.result === '+' && round === event.rounds) lost = { ...game, score: 0 };
  }
  const own = me.federation;
  if (reading.kind && lost !== null && games.length === 8 && suffices([...games, lost], title, own, reading))
    return true;
  for (let set = 0; set < 2 ** games.length; set++) {
    if (set.toString(2).replaceAll('0', '').length < 8) continue;
    const kept = games.filter((_, bit) => (set >> bit) % 2 === 1);
    const isShort = kept.length === 8 && games.length === 8 && event.rounds === 9 && gifts === 1;
    if (kept.length < 9 && !isShort) continue;
    const end = kept[kept.length - 1].round;
    const dropped = games.filter((game) => !kept.includes(game));
    if (dropped.some((game) => game.round < end && game.score < 1)) continue;
    if (suffices(kept, title, own, reading)) return true;
  }
  return false;
}

function suffices(games: readonly Played[], title: string, own: string, { kind, isFree }: Reading): boolean {
  const [wantedRp, wantedRa, floor, list] = WANTED[title];
  const n = games.length;
  if (!isFree) {
    const foreign = new Set(games.map(({ fed }) => fed).filter((fed) => fed !== own && fed !== 'FID'));
    if (foreign.size < 2) return false;
    const from = (fed: string): number => games.filter((game) => game.fed === fed && fed !== 'FID').length;
    if (5 * from(own) > 3 * n || games.some(({ fed }) => 3 * from(fed) > 2 * n)) return false;
  }
  const holders = games.filter((game) => ['GM', 'IM', 'WGM', 'WIM', 'FM', 'WFM'].includes(game.title)).length;
  const required = games.filter((game) => list.includes(game.title)).length;
  if (2 * holders < n || required < 3 || 3 * required < n) return false;
  const ratings = games.map(({ rating }) => rating).sort((a, b) => a - b);
  if (ratings[0] < floor) ratings[0] = floor;
  const ra = Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / n);
  const points = games.reduce((sum, { score }) => sum + score, 0);
  // The thousandth part of a half point keeps 0.5 % from being lost.
  const percent = Math.floor((100 * points) / n + 0.5 + 1e-9);
  if (ra < wantedRa || (kind ? percent < 35 : points / n < 0.35 - 1e-9)) return false;
  return ra + (DP.get(percent) ?? NaN) >= wantedRp;
}

/** 1.4.3d */
function isFreeOfForeigners({ players, rounds, host }: Event, kind: boolean): boolean {
  const there = (player: TournamentPlayer, round: number): boolean => {
    const entry = player.rounds[round];
    return entry !== undefined && '10=WDL+U?*'.includes(entry.result);
  };
  const all = [...Array(rounds).keys()];
  const counted = players.filter(
    (player) =>
      player.rating !== null &&
      player.rating > 0 &&
      player.federation !== host &&
      player.federation !== 'FID' &&
      all.filter((round) => !there(player, round)).length <= 1,
  );
  const isGood = (list: readonly TournamentPlayer[]): boolean =>
    list.length >= 20 &&
    new Set(list.map(({ federation }) => federation)).size >= 3 &&
    list.filter((player) => ['GM', 'IM', 'WGM', 'WIM'].includes(player.title)).length >= 10;
  return kind
    ? isGood(counted)
    : all.every((round) => isGood(counted.filter((player) => there(player, round))));
}
