/** Who made a report. A test keeps the version equal to that of package.json. */
export const PROGRAM: Program = { name: 'swissproof', version: '0.1.0' };

export interface Program {
  readonly name: 'swissproof';
  readonly version: string;
}
