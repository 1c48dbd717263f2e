/** Why a task has no result. */
export class WorkError extends Error {
  override readonly name = 'WorkError';

  constructor(
    readonly why: 'time' | 'memory' | 'key-busy' | 'gone' | 'defect',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
