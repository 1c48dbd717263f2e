/** The command line asks for something that cannot be done (exit code 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An input cannot be read or is not what it should be (exit code 3). */
export class InputError extends Error {
  override readonly name = 'InputError';
}
