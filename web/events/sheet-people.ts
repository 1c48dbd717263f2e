import type { ByeCode, RoundSheet, SheetPlayer } from '../../checker/protocol/index.js';
import { displayName } from '../../reports/words/display-name.js';
import { peopleOf } from '../../reports/words/person.js';
import type { People } from '../../reports/words/person.js';

/** The players, or teams, of an event, as its pages name them. */
export interface SheetPeople {
  /** Undefined: the file that the page has does not have that number. */
  get(id: number): SheetPlayer | undefined;
  /** "Anna Berg"; the number for somebody without a name. */
  nameOf(id: number): string;
  /** For sentences. */
  readonly people: People;
}

/** @param sheet null: the file could not be read, and everybody is named by number. */
export function sheetPeople(sheet: RoundSheet | null): SheetPeople {
  const byId = new Map((sheet?.players ?? []).map((player) => [player.id, player]));
  const isOfTeams = sheet?.isOfTeams === true;
  return {
    get: (id) => byId.get(id),
    nameOf: (id) => {
      const name = byId.get(id)?.name.trim() ?? '';
      return name === '' ? String(id) : isOfTeams ? name : displayName(name);
    },
    people: peopleOf(sheet?.players ?? [], isOfTeams),
  };
}

/** What a player has in a round instead of a game. */
export const BYE_WORDS: Readonly<Record<ByeCode, string>> = {
  U: 'has the pairing-allocated bye',
  F: 'has a full-point bye',
  H: 'has a half-point bye',
  Z: 'does not play',
};
