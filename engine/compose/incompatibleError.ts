/** These releases cannot be one site; each violation names the application and its cause. */
export class IncompatibleError extends Error {
  override name = 'IncompatibleError';

  constructor(
    readonly violations: string[],
    what = 'These releases do not fit together',
  ) {
    super(`${what}:\n- ${violations.join('\n- ')}`);
  }
}
