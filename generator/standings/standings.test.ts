import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../corpus/index.js';
import { tieBreaks } from '../../engine/index.js';
import {
  drawRobinTieBreaks,
  drawTeamTieBreaks,
  drawTieBreaks,
  generateTournament,
  presets,
  Random,
  ranked,
} from '../index.js';
import type { GeneratorConfig, TieBreakChoice } from '../index.js';

function generated(
  tieBreaks: TieBreakChoice | undefined,
  index = 1,
  config: GeneratorConfig = {},
): Tournament {
  const own = tieBreaks === undefined ? {} : { tieBreaks };
  return generateTournament({ ...presets.calm, players: 16, rounds: 5, ...config, ...own }, 'ranks', index);
}

/** Record 202 or 212 of tournaments with the indexes from 1 on. */
function announced(
  tieBreaks: TieBreakChoice | undefined,
  count: number,
  config?: GeneratorConfig,
): Set<string> {
  const lists = Array.from({ length: count }, (_, index) => generated(tieBreaks, index + 1, config).header);
  return new Set(
    lists.flatMap((header) =>
      header.filter(({ tag }) => tag === '202' || tag === '212').map(({ tag, text }) => `${tag} ${text}`),
    ),
  );
}

const games = ({ players }: Tournament): unknown => players.map(({ rounds, rating }) => [rating, rounds]);

describe('ranks', () => {
  it('go by points alone where no tie-break is announced, and ties share the best place', () => {
    const { players, header } = generated([]);
    for (const { rank, points } of players)
      expect(rank).toBe(1 + players.filter((other) => other.points! > points!).length);
    expect(new Set(players.map(({ rank }) => rank)).size).toBeLessThan(players.length);
    expect(header.some(({ tag }) => tag === '202' || tag === '212')).toBe(false);
  });

  it('go by the tie-breaks in their order', () => {
    const byNumber = generated(['TPN']).players;
    for (const { id, rank, points } of byNumber) {
      const before = byNumber.filter(
        (other) => other.points! > points! || (other.points === points && other.id < id),
      );
      expect(rank).toBe(1 + before.length);
    }
    // Wins come before points here: nobody with fewer of them is in front.
    const wins = (rounds: Tournament['players'][number]['rounds']): number =>
      rounds.filter(({ result }) => '1+FU'.includes(result)).length;
    const byWins = generated(['WIN', 'PTS']).players;
    for (const { rank, rounds, points } of byWins) {
      const before = byWins.filter(
        (other) =>
          wins(other.rounds) > wins(rounds) ||
          (wins(other.rounds) === wins(rounds) && other.points! > points!),
      );
      expect(rank).toBe(1 + before.length);
    }
  });

  it('go by the edition of C.07 that is in force when the tournament starts', () => {
    const ranksOf = (tournament: Tournament, iso: string | null): unknown[] => {
      const startDate = iso === null ? null : { raw: iso, iso };
      return ranked(
        { ...tournament, startDate },
        drawTieBreaks(new Random(''), [['BH/C1']], true),
      ).players.map(({ rank }) => rank);
    };
    const config = { ...presets.chaos, tieBreaks: ['BH/C1'] };
    const tournament = generateTournament(config, 'ranks', 1);
    const today = ranksOf(tournament, '2026-06-01');
    expect(tournament.players.map(({ rank }) => rank)).toEqual(today);
    expect(ranksOf(tournament, null)).toEqual(today);
    expect(ranksOf(tournament, '2020-06-01')).not.toEqual(today);
  });
});

describe('the list', () => {
  it('changes nothing but the ranks and the record that announces it', () => {
    const [one, other] = [generated(['BH']), generated('usual')];
    expect(games(one)).toEqual(games(other));
  });

  it('is announced in record 212 where PTS is in it, else in 202', () => {
    expect([...announced(['bh/c1', 'SB'], 1)]).toEqual(['202 BH/C1,SB']);
    expect([...announced(['PTS', 'BH'], 1)]).toEqual(['212 PTS,BH']);
    expect([...announced(['WIN', 'PTS'], 1)]).toEqual(['212 WIN,PTS']);
  });

  it('is one of several, drawn for every tournament', () => {
    const lists = announced([['BH'], ['SB', 'DE'], ['PTS', 'TPN']], 20);
    expect([...lists].sort()).toEqual(['202 BH', '202 SB,DE', '212 PTS,TPN']);
  });

  it('is a usual one where nobody says anything, and goes by ratings only where all are rated', () => {
    const RATINGS = /ARO|TPR|PTP|APRO|APPO|RTNG/;
    const rated = [...announced(undefined, 80)];
    expect(rated.length).toBeGreaterThan(12);
    expect(rated.some((list) => RATINGS.test(list))).toBe(true);
    expect(rated.every((list) => !/KS/.test(list))).toBe(true);
    const unrated = [...announced(undefined, 80, { ratings: { unrated: { count: 1 } } })];
    expect(unrated.length).toBeGreaterThan(9);
    expect(unrated.filter((list) => RATINGS.test(list))).toEqual([]);
  });
});

describe('the usual lists', () => {
  const drawn = (draw: typeof drawTeamTieBreaks): string[] =>
    [
      ...new Set(
        Array.from({ length: 200 }, (_, seed) =>
          draw(new Random(`${seed}`), 'usual')
            .map(({ text }) => text)
            .join(),
        ),
      ),
    ].sort();

  it('of teams are six, none of them empty', () => {
    expect(drawn(drawTeamTieBreaks)).toEqual(
      [
        'MPVGP,BH/C1,EDE',
        'SSSC,MPVGP,EDEBB',
        'EMGSB/C1,MPVGP,BH:MP/C1',
        'EDE,MPVGP,BH:MP,BH:GP',
        'MPVGP,EMMSB,EGGSB,TPN',
        'PTS,MPVGP,DE,SB:GP/C1,TBR',
      ].sort(),
    );
  });

  it('of a round robin are eight, which only have what is for round robins', () => {
    const lists = drawn(drawRobinTieBreaks);
    expect(lists).toHaveLength(8);
    for (const list of lists)
      for (const code of list.split(',').map((text) => text.split('/')[0]))
        expect(tieBreaks.find((one) => one.code === code)?.only ?? 'round-robin').toBe('round-robin');
  });

  it('of teams and of round robins do not go by ratings', () => {
    for (const list of [...drawn(drawTeamTieBreaks), ...drawn(drawRobinTieBreaks)])
      for (const code of list.split(',').map((text) => text.split(/[/:]/)[0]))
        expect(tieBreaks.find((one) => one.code === code)?.isRatingsBased ?? false).toBe(false);
  });
});
