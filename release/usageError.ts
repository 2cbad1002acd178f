/** Wrong use of a command: its message says what is right. */
export class UsageError extends Error {
  override name = 'UsageError';
}
