/** Who made a report. A test keeps the version equal to that of package.json. */
export const PROGRAM: Program = { name: 'swissproof', version: '0.1.0' };

/** Where it is told of; the same as in package.json, too. */
export const HOME = 'https://github.com/swissproof/swissproof';

export interface Program {
  readonly name: 'swissproof';
  readonly version: string;
}
