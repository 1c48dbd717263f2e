import { describe, expect, test } from 'vitest';
import { deniesAcceleration, saysRoundRobin } from './named-rules.js';

describe('words that call an event a round robin', () => {
  test.each([
    ...[
      'round robin',
      'Round-Robin',
      'ROUNDROBIN',
      'FIDE_ROUND_ROBIN',
      'all-play-all',
      'All play all',
      'allplayall',
    ],
    ...['Berger', 'Berger tables', 'paired by the Berger table', 'Rundenturnier', 'jeder gegen jeden'],
    ...[
      'todos contra todos',
      'toutes rondes',
      'toutes-rondes',
      "all'italiana",
      'all’italiana',
      'girone allitaliana',
    ],
    'Sonneborn-Berger decides; Berger tables',
  ])('%s', (text) => {
    expect(saysRoundRobin(text)).toBe(true);
  });

  test.each([
    ...[
      'Swiss',
      'Sonneborn-Berger',
      'Sonneborn Berger',
      'sonneborn/berger',
      'SonnebornBerger',
      'Sonneborn - Berger',
    ],
    ...[
      'Berger tie-break',
      'Berger-Tie',
      'Berger Wertung',
      'Bergerwertung',
      'Bergerac Open',
      'Heidelberger Open',
    ],
    ...['all players play', 'round 1', 'robin round'],
  ])('not: %s', (text) => {
    expect(saysRoundRobin(text)).toBe(false);
  });
});

describe('words that deny an acceleration', () => {
  test.each([
    ...['no acceleration', 'not accelerated', 'non accéléré', 'unaccelerated', 'without acceleration'],
    ...[
      'ohne Beschleunigung: nicht beschleunigt',
      'sans accélération',
      'sin aceleración',
      'FIDE Dutch, non-accelerated',
    ],
  ])('%s', (text) => {
    expect(deniesAcceleration(text)).toBe(true);
  });

  test.each([
    'accelerated',
    'Baku acceleration',
    'Casino accelerated',
    'beschleunigt',
    'no byes, accelerated',
  ])('not: %s', (text) => {
    expect(deniesAcceleration(text)).toBe(false);
  });
});
