import type { ByeText } from '../bye.js';
import type { Participant } from './definitions.js';
import type { RoundPosition } from './position.js';

/** 3.4: who receives the pairing-allocated bye. */
export function byeText(position: RoundPosition): ByeText<Participant> {
  return {
    players: position.participants,
    firstRuleBroken: (player) => firstRuleBroken(position, player),
    valuesOf: (player) => valuesOf(position, player),
  };
}

function firstRuleBroken(position: RoundPosition, one: Participant): 'C2' | 'C3' | null {
  const { form, participants } = position;
  if (!form.without.has('C2') && isBarredFromBye(position, one)) return 'C2';
  const others = participants.filter((other) => other !== one);
  return position.canBePaired(others) ? null : 'C3'; // 3.4.1
}

/** 2.1.2 [C2]: a bye, a match won by forfeit, or a full-point bye (M11). */
function isBarredFromBye({ form }: RoundPosition, { past }: Participant): boolean {
  const bars = form.otherwise.has('M11') ? ['U', '+'] : ['U', '+', 'F']; // M11
  return past.some(({ result }) => bars.includes(result));
}

/** 3.4.2 to 3.4.4: what is to be as small as possible, in descending priority. */
function valuesOf({ form }: RoundPosition, one: Participant): { id: string; value: number }[] {
  return [
    { id: '3.4.2', value: one.score },
    { id: '3.4.3', value: -matchesPlayed(one, form.otherwise.has('M10')) },
    { id: '3.4.4', value: -one.tpn },
  ].filter(({ id }) => !form.without.has(id));
}

/** M10: forfeited matches have not been played. */
function matchesPlayed({ past }: Participant, withForfeits: boolean): number {
  return past.filter(({ isPlayed, opponent }) => isPlayed || (withForfeits && opponent !== null)).length;
}
