import { describe, expect, it, test } from 'vitest';
import { parseTrf, writeTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { EventHistory, pairRound } from '../engine/index.js';
import { burstein2026, dutch2026 } from '../engine/testing/editions.js';
import { generateTournament, presets } from '../generator/index.js';
import { explainJson } from '../reports/explain/json.js';
import { explainText } from '../reports/explain/text.js';
import { checkCsv } from '../reports/check/csv.js';
import { checkDocument } from '../reports/index.js';
import { checkText } from '../reports/check/text.js';
import { wholeReport } from '../reports/testing/whole-report.js';
import { checkFile } from './check-file.js';
import { decideCase } from './case/decide-case.js';
import { explainTournament } from './explain/explain-tournament.js';
import type { ExplainReport } from './explain/explain-tournament.js';
import { isCounted } from './judge/exchanges.js';
import { proveFile } from './proof/prove-file.js';
import { verify } from './proof/verify.js';
import { publishedRound } from './judge/published-round.js';
import { alter } from './testing/alterations.js';
import { GOLDEN, goldenFiles, hasGolden } from './testing/golden.js';
import { totalsOf } from './totals.js';

/* Rounds that an edition lets another one pair. */

const config = {
  ...presets.calm,
  system: burstein2026.id,
  players: { min: 16, max: 16 },
  rounds: { min: 7, max: 7 },
};

function textOf(tournament: Tournament): string {
  return writeTrf(tournament, { format: 'trf26' });
}

/** A simulated event with two pairs of a round exchanged. */
function wrongIn(round: number, index: number): string {
  const altered = alter(generateTournament(config, 'seeding', index), round, 'swap opponents', 1);
  if (altered === null) throw new Error('nothing to alter');
  return textOf(altered);
}

test('the first half of the rounds is paired like by the Dutch System, the others are not all', () => {
  const differing = new Set<number>();
  for (let index = 1; index <= 10; index++) {
    const event = generateTournament(config, 'seeding', index);
    const history = new EventHistory(event);
    for (let round = 1; round <= 7; round++) {
      const { participants } = publishedRound(event, round);
      const state = history.stateFor((id) => participants.has(id), event.initialColour ?? 'white');
      const [own, other] = [burstein2026, dutch2026].map((edition) => {
        const outcome = pairRound(state, edition);
        return outcome.kind === 'paired'
          ? outcome.pairs.map(({ white, black }) => [white, black])
          : outcome.kind;
      });
      if (String(own) !== String(other)) differing.add(round);
      history.advance();
    }
  }
  expect(Math.min(...differing)).toBe(4);
});

describe('a wrong pair in one of them is named', () => {
  const reports = Array.from({ length: 12 }, (_, index) =>
    checkFile(wrongIn(1 + (index % 3), index + 1), `${index}.trf`, { standings: null }),
  );
  const first = reports.flatMap(({ rounds }) => rounds.find(({ verdict }) => verdict === 'deviates') ?? []);

  it('by the rule of the Dutch System, with its edition', () => {
    expect(first).toHaveLength(12);
    for (const { deviations } of first)
      for (const { edition, rule, article } of deviations) {
        expect(edition).toBe('dutch-2026');
        expect(dutch2026.rules.find(({ id }) => id === rule)?.article).toBe(article);
      }
  });

  it('in its words, and says whose rules these are', () => {
    const [{ deviations }] = checkDocument(reports).tournaments[0].rounds.filter(
      ({ verdict }) => verdict === 'deviates',
    );
    expect(deviations[0].edition).toBe('dutch-2026');
    expect(deviations[0].explanation).toMatch(/The round is paired by the rules of dutch-2026\.$/);
    expect(wholeReport(checkText, reports)).toContain('The round is paired by the rules of dutch-2026.');
    expect(wholeReport(checkCsv, reports)).toMatch(/,dutch-2026,1,.*dutch-2026 \S+ \(/);
  });

  it('and counted as one of that edition', () => {
    const { byEdition } = totalsOf(reports);
    const own = first.flatMap(({ deviations }) => deviations.filter(isCounted));
    expect(own.length).toBeGreaterThanOrEqual(first.length);
    expect(
      Object.values(byEdition['dutch-2026'] ?? {}).reduce((sum, n) => sum + n, 0),
    ).toBeGreaterThanOrEqual(own.length);
  });

  it('and proved, the proof being that of the other edition', () => {
    const { certificates, failure } = proveFile(wrongIn(2, 3), 'a.trf');
    expect(failure).toBeNull();
    const ofRound = certificates.filter(({ round }) => round === 2);
    expect(ofRound.length).toBeGreaterThan(0);
    for (const certificate of ofRound) {
      expect(certificate.edition).toBe('dutch-2026');
      expect(verify(certificate).verdict).not.toBe('rejected');
    }
  });
});

test('a wrong pair in a later round is named by the own rules', () => {
  const { rounds } = checkFile(wrongIn(6, 2), 'a.trf', { standings: null });
  const wrong = rounds.find(({ verdict }) => verdict === 'deviates');
  expect(wrong?.round).toBe(6);
  expect(wrong?.deviations.every(({ edition }) => edition === undefined)).toBe(true);
});

describe('explained', () => {
  const tournament = parseTrf(textOf(generateTournament(config, 'seeding', 1))).tournament!;
  const explained = (round: number): ExplainReport => {
    const decision = decideCase(tournament, null);
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    const options = { round, questions: [] };
    const answer = explainTournament(decision.swissCase, options);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.report;
  };

  it('such a round is told in the words of the other edition, and it is said whose they are', () => {
    const report = explained(2);
    expect(report.pairedBy).toBe('dutch-2026');
    const text = explainText(report, 'a.trf');
    expect(text).toContain('The round is paired by the rules of dutch-2026.');
    expect(text).toMatch(/^ {2}S1 /m);
  });

  it('in a later one the index stands beside everybody', () => {
    const report = explained(5);
    expect(report.pairedBy).toBeUndefined();
    expect(explainText(report, 'a.trf')).toMatch(/^ {2}ranking +\d+ \(BH \d+(\.5)?, SB \d+(\.\d+)?\)/m);
    const { brackets } = JSON.parse(explainJson(report, 'a.trf')) as {
      brackets: { residents: { figures: object }[] }[];
    };
    for (const { residents } of brackets)
      for (const { figures } of residents)
        expect(Object.keys(figures)).toEqual(['buchholz', 'sonnebornBerger']);
  });
});

describe.skipIf(!hasGolden)(`${GOLDEN}: the index of everybody who is paired`, () => {
  it('is the sum that the plain rounds give', () => {
    let compared = 0;
    for (const { content } of goldenFiles(burstein2026.id).slice(0, 60)) {
      const { tournament } = parseTrf(content);
      if (tournament === null) throw new Error('a golden file cannot be read');
      const history = new EventHistory(tournament);
      for (let round = 1; round <= tournament.pairedRounds; round++) {
        const { participants } = publishedRound(tournament, round);
        const state = history.stateFor((id) => participants.has(id), 'white');
        const opened = burstein2026.round(state);
        state.players.forEach(({ id }, place) => {
          const figures = opened.figuresOf?.(place);
          if (figures === undefined) return;
          expect(figures['buchholz']?.value).toBe(plainBuchholz(tournament, id, round));
          compared += 1;
        });
        history.advance();
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });
});

/** Read from the entries of the file alone, in tenths: 1.7.1 and 1.7.2. */
function plainBuchholz({ players }: Tournament, id: number, round: number): number {
  const entries = (who: number) => players.find((player) => player.id === who)?.rounds ?? [];
  const worth = (result: string | undefined): number =>
    result === undefined ? 0 : '1+UFW'.includes(result) ? 10 : '=HD'.includes(result) ? 5 : 0;
  const before = (who: number) => Array.from({ length: round - 1 }, (_, index) => entries(who)[index]);
  const points = (who: number): number => before(who).reduce((sum, entry) => sum + worth(entry?.result), 0);
  const asOpponent = (who: number): number => {
    let draws = 0;
    const isAway = (index: number): boolean => (entries(who)[index]?.result ?? 'Z') === 'Z';
    if (isAway(round - 1)) for (let index = round - 2; index >= 0 && isAway(index); index--) draws += 1;
    return points(who) + 5 * draws;
  };
  return before(id).reduce((sum, entry) => {
    const isGame = entry !== undefined && entry.opponent !== null && '1=0'.includes(entry.result);
    return sum + (isGame ? asOpponent(entry.opponent ?? 0) : points(id));
  }, 0);
}
