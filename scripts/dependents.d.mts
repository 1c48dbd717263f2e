/** A test file that depends on what was changed. */
export interface DependentTest {
  /** Path in the project, with slashes. */
  readonly file: string;
  /** How many imports it is away from the change; Infinity where it depends on everything. */
  readonly steps: number;
  /** Whether it starts the built program. */
  readonly needsBuild: boolean;
}

export function dependentTests(root: string, changed: readonly string[]): DependentTest[];
export function namesFrom(root: string, args: readonly string[]): string[];
