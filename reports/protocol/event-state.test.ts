import { describe, expect, it } from 'vitest';
import { attentionHeadline, eventState } from './event-state.js';
import type { EventStanding } from './event-state.js';

const NOW = '2026-04-26T16:20:00.000Z';
const RUNNING: EventStanding = {
  round: 3,
  deviations: 0,
  closed: null,
  startDate: '2026-04-21',
  changed: '2026-04-25T19:00:00.000Z',
};

describe('the state of an event', () => {
  it.each([
    ['runs', {}],
    ['differs', { deviations: 2 }],
    ['waits', { changed: '2026-04-16T19:00:00.000Z' }],
    ['differs', { deviations: 1, changed: '2026-04-01T19:00:00.000Z' }],
    ['closed', { closed: '2026-04-25T19:00:00.000Z' }],
    ['differs', { deviations: 1, closed: '2026-04-25T19:00:00.000Z' }],
    ['closed', { deviations: 1, closed: '2026-03-01T19:00:00.000Z' }],
    ['runs', { round: 0, startDate: '2026-05-05', changed: '2026-03-01T19:00:00.000Z' }],
    ['runs', { round: 0, startDate: null, changed: '2026-03-01T19:00:00.000Z' }],
    ['waits', { round: 0, startDate: '2026-04-01', changed: '2026-03-01T19:00:00.000Z' }],
  ] as const)('is "%s" with %j', (state, changes) => {
    expect(eventState({ ...RUNNING, ...changes }, NOW)).toBe(state);
  });
});

describe('the headline of a list', () => {
  it.each([
    ['No events yet', [], true],
    ['The event runs as it should', ['runs'], true],
    ['The event needs attention', ['waits'], true],
    ['None of 2 events needs attention', ['runs', 'closed'], true],
    ['One of 2 events needs attention', ['differs', 'closed'], true],
    ['Two of 3 events need attention', ['differs', 'closed', 'waits'], true],
    ['Two of 3 latest events need attention', ['differs', 'closed', 'waits'], false],
  ] as const)('is "%s"', (headline, states, isComplete) => {
    expect(attentionHeadline(states, isComplete)).toBe(headline);
  });
});
