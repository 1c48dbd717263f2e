/** A test file that depends on what was changed. */
export interface DependentTest {
  /** Path in the project, with slashes. */
  readonly file: string;
  /** How many imports it is away from the change; Infinity where it depends on everything. */
  readonly steps: number;
  /** Whether it starts the built program. */
  readonly needsBuild: boolean;
}

/** What depends on what in a project. */
export interface Project {
  readonly files: readonly string[];
  readonly dependencies: ReadonlyMap<string, readonly string[]>;
  readonly needsBuild: ReadonlySet<string>;
}

export function dependentTests(root: string, changed: readonly string[]): DependentTest[];
export function readProject(root: string, removed?: readonly string[]): Project;
export function testsOf(project: Project, changed: readonly string[]): DependentTest[];
export function namesFrom(root: string, args: readonly string[]): string[];
