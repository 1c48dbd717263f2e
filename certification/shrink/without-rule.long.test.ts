import { describe, expect, it } from 'vitest';
import { dutch2026 as strict } from '../../engine/testing/editions.js';
import { shrinkWeak, weakRounds } from './testing/weak-program.js';

const RULES = ['C3', 'C8', 'C9', 'C12', 'C13', 'C14', 'C15'];

describe('a program that lacks a rule', () => {
  it.each(RULES)('%s: is asked at each step and shown by a small tournament', async (rule) => {
    const [found] = weakRounds(strict, rule, 40);
    const { tournament, round } = found;
    const answer = await shrinkWeak(found, 2000);
    if (!answer.ok) throw new Error(answer.reason);
    const size = `${rule}: ${tournament.players.length} x ${round} to ${answer.tournament.players.length} x ${answer.tournament.pairedRounds} (${answer.trials} tries, ${answer.stoppedBy})`;
    if (process.env['SWISSPROOF_TABLE'] !== undefined) process.stdout.write(`${size}\n`);
    expect(answer.deviation.rule).toBe(rule);
    expect(answer.tournament.players.length, size).toBeLessThanOrEqual(12);
    expect(answer.tournament.pairedRounds, size).toBeLessThanOrEqual(5);
  });
});
