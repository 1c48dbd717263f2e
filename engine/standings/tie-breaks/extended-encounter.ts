import type { KnockOutCode, TieBreak } from '../tie-break.js';

/**
 * 13.3: the separate standings by the primary score, then by the other one (engine/standings/extended-standings.ts); the
 * last four name what follows where two teams are still tied in both (13.3.2).
 */
export const extendedEncounters: readonly TieBreak[] = [
  encounter('EDE', []),
  encounter('EDEBT', ['BC', 'TBR']),
  encounter('EDEBB', ['BC', 'BBE']),
  encounter('EDET', ['TBR']),
  encounter('EDEB', ['BBE']),
];

function encounter(code: string, knockOut: readonly KnockOutCode[]): TieBreak {
  return {
    code,
    name: ['Extended Direct Encounter', ...knockOut].join(', '),
    article: knockOut.length === 0 ? '13.3' : '13.3.2',
    type: 'A',
    modifiers: ['P'],
    isForTeams: true,
    knockOut,
    tally: null,
  };
}
