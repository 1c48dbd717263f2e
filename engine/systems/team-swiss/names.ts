import type { SystemNames } from '../interface/names.js';
import { choicesInCode } from './declared.js';

export const teamSwissNames: SystemNames = {
  system: 'team-swiss',
  title: 'FIDE Swiss Team Pairing',
  code: 'FIDE_TEAM',
  choicesIn: choicesInCode,
  words: /team[\s-]*swiss|swiss[\s-]*team/,
  congresses: [],
  places: [],
};
