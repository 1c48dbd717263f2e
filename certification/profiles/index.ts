import type { CandidateProfile } from '../program/profile.js';
import { bbpPairings, bbpPairings5 } from './bbppairings.js';
import { javafo, javafoResident } from './javafo.js';
import { swissproof } from './swissproof.js';

/** The profiles that come with the program, by the name that `--candidate` takes. */
export const shippedProfiles: Readonly<Record<string, CandidateProfile>> = {
  bbppairings: bbpPairings,
  'bbppairings-5': bbpPairings5,
  javafo,
  'javafo-resident': javafoResident,
  swissproof,
};
