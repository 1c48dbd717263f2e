import { number, numbers, points, text, textAtRight, whole } from './columns.js';
import { changeInto, define, keep, keepForTeams, lose } from './definition.js';
import { fixedColumns } from './codecs.js';

const MEMBERS = 'starting numbers of four digits, with a blank between them';

const [FIRST_OF_013, FIRST_OF_310] = [37, 74];

/** By code: the 1-based column of the first member of a team. */
export const FIRST_MEMBER: Readonly<Partial<Record<string, number>>> = {
  '013': FIRST_OF_013,
  '310': FIRST_OF_310,
};

const NAMES = fixedColumns('013', {
  name: text(5, 36),
  members: numbers(FIRST_OF_013, 4, MEMBERS, { none: '' }),
});

/** Record 013 of TRF16, to be phased out: a team by its members in the order of registration or of the boards. */
export const TEAM_013 = define(NAMES, { group: 'teams' });

/** Record 310: a team with its standing. */
export const TEAM_310 = define(
  fixedColumns('310', {
    team: number(5, 7),
    name: text(9, 40),
    nickname: text(42, 46),
    strength: textAtRight(48, 53, /^\d+(\.\d+)?$/, 'a number'),
    matchPoints: points(55, 60),
    gamePoints: points(62, 67),
    rank: whole(69, 71),
    members: numbers(FIRST_OF_310, 4, MEMBERS, { none: '' }),
  }),
  {
    group: 'teams',
    isAddedIn26: true,
    to16: (step, data) => {
      if (data === null) return lose(step);
      const names = step.tags.has('013') ? [] : changeInto(step, [NAMES.write(data)], '013');
      if (step.tournament.kind === 'team') return [...names, ...keep(step)];
      step.remarks.add('lost', step.tag, step.line, { kind: 'team-standing' });
      return names;
    },
  },
);

/** What the matches of teams are made of, beside the games. */
const OF_MATCHES = { group: 'teams', isAddedIn26: true, to16: keepForTeams } as const;

/** Record 320: what the pairing-allocated bye of a team is worth, and who got it by round; 0: nobody. */
export const TEAM_BYES = define(
  fixedColumns('320', {
    matchPoints: points(5, 8),
    gamePoints: points(10, 13),
    teams: numbers(15, 3, 'team numbers of three digits', { none: '000', zeros: true }),
  }),
  OF_MATCHES,
);

/** Record 330: a match that was not played. `+-`: White wins, `-+`: Black wins, `--`: nobody does. */
export const MATCH_FORFEIT = define(
  fixedColumns('330', {
    result: text(5, 6, /^(\+-|-\+|--)$/, '+-, -+ or --'),
    round: number(8, 10, { zeros: true }),
    white: number(12, 14, { zeros: true }),
    black: number(16, 18, { zeros: true }),
  }),
  OF_MATCHES,
);

/** Record 300: a line-up out of the order of the team; 0: an empty board. */
export const LINE_UP = define(
  fixedColumns('300', {
    round: number(5, 7, { zeros: true }),
    team: number(9, 11, { zeros: true }),
    opponent: number(13, 15, { zeros: true }),
    players: numbers(17, 4, 'starting numbers of four digits, or 0000', { none: '0000' }),
  }),
  OF_MATCHES,
);

/** Record 352: the colours of the boards of the team that has White; as many as there are boards. */
export const BOARD_COLOURS = define(
  fixedColumns('352', { colours: text(5, 40, /^[WB]+$/i, 'W and B, like WBWB') }),
  OF_MATCHES,
);

/** Record 802, for information: a team's matches. The columns of the rounds stay a text. */
export const TEAM_CROSSTABLE = define(
  fixedColumns('802', {
    team: number(5, 7),
    nickname: text(9, 13),
    matchPoints: points(15, 20),
    gamePoints: points(22, 27),
    rounds: text(28, Infinity),
  }),
  { group: 'teams', isAddedIn26: true },
);

/** Record 801, for information: the same with the results of the players, whose columns depend on the event. */
export const PLAYER_CROSSTABLE = define(
  fixedColumns('801', { team: number(5, 7), rest: text(8, Infinity) }),
  { group: 'teams', isAddedIn26: true },
);
