/** A new composition does not pass; each violation names the page and its cause. */
export class SmokeError extends Error {
  override name = 'SmokeError';

  constructor(
    readonly violations: string[],
    where = 'in the server',
  ) {
    super(`The new composition fails ${where}:\n- ${violations.join('\n- ')}`);
  }
}
