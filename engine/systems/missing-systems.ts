import type { MissingSystem } from './interface/names.js';

/** Systems that exist, but not in this version; who adds one takes it from here. Teams are told by other words. */
export const missingSystems: readonly MissingSystem[] = [
  { system: 'monrad', words: /monrad/ },
  { system: 'keizer', words: /keizer/ },
  { system: 'mcmahon', words: /mc[\s-]?mahon/ },
  { system: 'amalfi', words: /amalfi/ },
  { system: 'uscf', words: /uscf/ },
  { system: 'knock-out', words: /knock[\s-]?out|elimination/ },
  { system: 'scheveningen', code: 'SCHEVENINGEN', words: /scheveningen/, hasCamps: true },
  { system: 'schiller', code: 'SCHILLER', words: /schiller/, hasCamps: true },
  { system: 'hutton', words: /hutton/ },
];
