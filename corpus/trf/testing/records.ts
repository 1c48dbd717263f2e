import fc from 'fast-check';
import {
  NO_LAST_ROUND,
  type KnownRecord,
  type RecordData,
  type RecordKind,
  type TrfRecord,
} from '../../index.js';

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9.-]{0,9}$/);
const name = fc.stringMatching(/^[A-ZÄŁ][a-zé,. ]{0,25}[a-z]$/);
const tenths = fc.integer({ min: 0, max: 999 });
const signed = fc.integer({ min: -999, max: 999 });
const perhaps = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null });
const id = fc.integer({ min: 1, max: 9999 });
const ids = fc.array(id, { minLength: 1, maxLength: 9 });
const team = fc.integer({ min: 1, max: 999 });
const round = fc.integer({ min: 1, max: 99 });
const words = (...known: string[]): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 3 });
const described = (texts: fc.Arbitrary<string>): fc.Arbitrary<{ text: string }> => fc.record({ text: texts });
const date = fc.constantFrom('', '1990/01/31');
const symbols = (...known: string[]): fc.Arbitrary<[string, number][]> =>
  fc.array(fc.tuple(fc.constantFrom(...known), tenths), { minLength: 1, maxLength: 4 });
const amount = tenths;
const tieBreaks = described(fc.constantFrom('DE,BH/C1,SB', 'PTS,KS/L+1', 'OTHER_X'));
const counts = described(fc.nat(999).map(String));
const cells = fc.array(
  fc.oneof(
    fc.record({
      opponent: id,
      colour: fc.constantFrom('white' as const, 'black' as const, null),
      code: fc.constantFrom(...Array.from('1=0WDL+-?')),
      blank: fc.constant(false),
    }),
    fc.record({
      opponent: fc.constant(0),
      colour: fc.constant(null),
      code: fc.constantFrom(...Array.from('HFUZ+=-')),
      blank: fc.constant(false),
    }),
  ),
  { maxLength: 6 },
);

/** What each kind of record can hold. */
const DATA: { readonly [Kind in RecordKind]: fc.Arbitrary<RecordData[Kind]> } = {
  '001': fc.record({
    line: fc.constant({ number: 1, text: '' }),
    id,
    sex: fc.constantFrom('', 'm', 'w'),
    title: fc.constantFrom('', 'GM', 'WIM'),
    name,
    rating: perhaps(fc.integer({ min: 0, max: 3000 })),
    federation: fc.constantFrom('', 'NOR'),
    fideId: fc.constantFrom('', '1503014'),
    birthDate: date,
    points: tenths,
    rank: perhaps(id),
    cells,
  }),
  '013': fc.record({ name, members: ids }),
  '052': described(fc.constantFrom('2026/04/01', '')),
  '062': counts,
  '072': counts,
  '082': counts,
  '132': fc.record({
    text: fc.constant(''),
    dates: fc.array(fc.constantFrom('26/04/01', '26/12/31'), { maxLength: 4 }),
  }),
  '142': words('9'),
  '152': words('W', 'B'),
  '162': symbols('W', 'D', 'L', 'A', 'P', 'X'),
  '172': fc.record({ federation: fc.constant('NOR'), method: fc.constantFrom('FIDE', 'NRO', 'OTHER') }),
  '192': words('FIDE_DUTCH', 'FIDE_TEAM'),
  '202': tieBreaks,
  '212': tieBreaks,
  '222': described(fc.constantFrom('5400+30', '40/6000+30:900+30', 'W300-B240')),
  '240': fc.record({ type: fc.constantFrom('F' as const, 'H' as const, 'Z' as const), round, ids }),
  '250': fc
    .record({
      matchPoints: perhaps(tenths),
      value: tenths,
      firstRound: round,
      lastRound: round,
      firstId: id,
      lastId: id,
    })
    .filter(({ firstRound, lastRound, firstId, lastId }) => firstRound <= lastRound && firstId <= lastId),
  '260': fc.record({ first: fc.constantFrom(1, 2), last: fc.constantFrom(3, NO_LAST_ROUND), ids }),
  '299': fc.record({
    result: fc.constantFrom('W' as const, 'H' as const, '+' as const, '-' as const, null),
    value: signed,
    round: perhaps(round),
    ids: fc.array(id, { maxLength: 3 }),
    matchPoints: perhaps(signed),
  }),
  '300': fc.record({
    round,
    team,
    opponent: team,
    players: fc.array(fc.oneof(id, fc.constant(0)), { minLength: 1, maxLength: 6 }),
  }),
  '310': fc.record({
    team,
    name,
    nickname: fc.constantFrom('', 'NOR', 'NOR 2'),
    strength: fc.constantFrom('', '2486', '2486.5'),
    matchPoints: perhaps(tenths),
    gamePoints: perhaps(tenths),
    rank: perhaps(team),
    members: ids,
  }),
  '320': fc.record({
    matchPoints: perhaps(tenths),
    gamePoints: perhaps(tenths),
    teams: fc.array(fc.oneof(team, fc.constant(0)), { maxLength: 6 }),
  }),
  '330': fc.record({ result: fc.constantFrom('+-', '-+', '--'), round, white: team, black: team }),
  '352': fc.record({ colours: fc.constantFrom('W', 'WBWBWB') }),
  '362': symbols('TW', 'TD', 'TL'),
  '801': fc.record({ team, rest: fc.constantFrom('', ' NOR  19.0  w 1') }),
  '802': fc.record({
    team,
    nickname: word.map((text) => text.slice(0, 5)),
    matchPoints: perhaps(tenths),
    gamePoints: perhaps(tenths),
    rounds: fc.constantFrom('', ' FPB    4.0    16 w  2.5'),
  }),
  XXR: words('9'),
  XXC: words('rank', 'white1'),
  XXS: words('W=3.0', 'PAB=.5'),
  XXZ: ids,
  XXA: fc.record({ id, points: fc.array(tenths, { minLength: 1, maxLength: 6 }) }),
  XXP: fc.record({ first: fc.constant(1), last: fc.constant(NO_LAST_ROUND), ids }),
  BBW: amount,
  BBD: amount,
  BBL: amount,
  BBZ: amount,
  BBF: amount,
  BBU: amount,
  national: fc.record({
    federation: fc.constantFrom('GER', 'NOR'),
    id,
    sex: fc.constantFrom('', 'w'),
    title: fc.constantFrom('', 'K', 'NM'),
    name,
    rating: perhaps(fc.integer({ min: 0, max: 3000 })),
    origin: fc.constantFrom('', 'BAY'),
    number: fc.constantFrom('', '10203040'),
    birthDate: date,
  }),
};

const known = Object.entries(DATA).map(([kind, data]) =>
  (data as fc.Arbitrary<unknown>).map((value) => ({ kind, line: 1, data: value }) as KnownRecord),
);

const texts = fc
  .tuple(fc.constantFrom('012', '022', '042', '092', '112', '182', '###', '777'), name)
  .map(([tag, text]): TrfRecord => ({ kind: 'text', line: 1, text: `${tag} ${text}` }));

/** Records of every kind in their form, whatever other records of a file would say. */
export const records: fc.Arbitrary<TrfRecord> = fc.oneof(...known, texts);
