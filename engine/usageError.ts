/** Wrong use of a command; its message explains the right one. */
export class UsageError extends Error {
  override name = 'UsageError';
}
