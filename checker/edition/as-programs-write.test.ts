import { describe, expect, test } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { four } from '../../corpus/trf/testing/lines.js';
import { chooseEdition } from '../index.js';

/** The line of dates of rounds, and the ruler that some programs print above the players. */
const DATES = (...days: string[]): string => `132${' '.repeat(88)}${days.join('  ')}`;
const RULER = [
  '         1         2         3         4         5         6         7         8         9        10',
  '1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890',
  'DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1',
];

interface Header {
  readonly like: string;
  readonly records: readonly string[];
  /** The edition and what it was taken by ('fit': it pairs the rounds as published); 'none' where the file lacks what it needs. */
  readonly taken: string;
}

/** Heads of files in the manner of programs and servers that write them, with other events. */
const HEADERS: readonly Header[] = [
  {
    like: 'a server, the month in letters',
    records: [
      '012 Rapid 5 plus 0',
      '022 https://swiss.example.org/FaLp5f',
      '032 Server',
      '042 May 29, 2020',
      '052 May 29, 2020',
      '062 4',
      '092 Individual: Swiss-System',
      '102 https://swiss.example.org',
      'XXR 1',
      'XXC white1',
    ],
    taken: 'dutch-2017 by date',
  },
  {
    like: 'the same server in 2026',
    records: [
      '012 Blitz',
      '042 Mar 7, 2026',
      '052 Mar 7, 2026',
      '092 Individual: Swiss-System',
      'XXC black1',
    ],
    taken: 'dutch-2026 by date',
  },
  {
    like: 'a manager with rulers, counts in brackets and days of two digits',
    records: [
      '012 Cup of the clubs 2024',
      '022 Harbour',
      '032 GRE',
      '042 2024/11/23',
      '052 2024/11/24',
      '062 4 (3)',
      '072 3',
      '082 0',
      '092 Individual Swiss System',
      '102 FA Arbiter, Chief',
      '122 15 minutes plus 10 sec per move',
      '142 1',
      DATES('24/11/23'),
      '',
      ...RULER,
    ],
    taken: 'dutch-2017 by date',
  },
  {
    like: 'a manager of 2016 with its own name of the system',
    records: [
      '042 2016/10/01',
      '052 2016/10/03',
      '092 Individual: Swiss-System (Standard)',
      DATES('16/10/01'),
    ],
    taken: 'dutch-2012 by date',
  },
  {
    like: 'German dates with blanks, a city with its country',
    records: [
      '022 Frankfurt (Main) /GER',
      '032',
      '042 28. 07. 2019',
      '052 31. 07. 2019',
      '062 284',
      '072 146',
      '092 Individual: Swiss-System (Standard)',
      '112 NSR Eins, NSR Zwei',
      '122 40/120, 60',
      '132',
    ],
    taken: 'dutch-2017 by date',
  },
  {
    like: 'the same before the oldest rules',
    records: ['042 28. 07. 2005', '052 31. 07. 2005', '092 Individual: Swiss-System (Standard)'],
    taken: 'dutch-2012 by fit',
  },
  {
    like: 'days first with slashes, an arbiter with a number',
    records: [
      '042 24/09/2015',
      '052 02/10/2015',
      '062 52',
      '092 Individual: Swiss-System',
      '102 IA Arbiter (22232540)',
      '122 moves/time, increment',
      'XXR 9',
    ],
    taken: 'dutch-2012 by date',
  },
  {
    like: 'comments as rulers, the system by its code',
    records: [
      '042 2025/09/13',
      '052 2025/09/14',
      `###${' '.repeat(88)}RRRRRRR1`,
      DATES('25/09/13'),
      '142 1',
      '152 B',
      '172 NIDOF',
      '182 Manager',
      '192 FIDE_DUTCH_2026',
      '',
      '### SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1',
    ],
    taken: 'dutch-2026 by file',
  },
  {
    like: 'the same by a code of 2025 and of 2017',
    records: ['042 2026/05/29', '182 Manager', '192 FIDE_DUTCH_2017'],
    taken: 'dutch-2017 by file',
  },
  {
    like: 'a test generator: no date, no system',
    records: ['012 AutoTest Tournament 716150162', 'XXR 12'],
    taken: 'dutch-2026 by default',
  },
  {
    like: 'an author of a pairing program who names the system in words',
    records: [
      '022 Benchmark City',
      '032 International',
      '042 2026/02/01',
      '092 Individual FIDE Dubov',
      '112 ',
    ],
    taken: 'none',
  },
  {
    like: 'everything in capitals, fields filled to 45 columns',
    records: [
      `012 ${'TORNEO'.padEnd(45)}`,
      '042 2023-06-30',
      '052 2023-07-02',
      '062 004',
      '082 000',
      '092 INDIVIDUAL: SWISS-SYSTEM',
      `102 ${'ARBITRO'.padEnd(45)}`,
      'XXR 001',
    ],
    taken: 'dutch-2017 by date',
  },
  {
    like: 'days of the rounds, but no day of the event',
    records: ['012 League', '092 Swiss', DATES('19/05/04')],
    taken: 'dutch-2017 by fit',
  },
];

describe('heads of files as programs write them lead to the edition of their day', () => {
  test.each(HEADERS)('$like', ({ records, taken }) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = [...records, four()].join('\n').replaceAll('\n', end);
      const { tournament, problems } = parseTrf(`\u{FEFF}${text}`);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const decision = chooseEdition(tournament!, null);
      expect(decision.ok ? `${decision.choice.id} by ${decision.choice.chosenBy}` : 'none').toBe(taken);
    }
  });
});
