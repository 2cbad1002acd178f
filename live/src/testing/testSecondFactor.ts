import { TOTP } from 'otpauth';
import type { TestLive } from './testLive';
import type { TestPerson } from './testPeople';

/** How long a code is shown, in milliseconds. */
export const step = 30_000;

/** What an authenticator app shows. @param steps from now on. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * step });

/** Has a person turn on a second factor. */
export async function turnOn(
  live: TestLive,
  { headers }: Pick<TestPerson, 'headers'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await live.ask('POST /second-factor', { headers });
  const { secret } = begun.json<{ secret: string }>();
  // The one before, so that the present one can still be used.
  const payload = { code: codeOf(secret, -1) };
  const confirmed = await live.ask('PUT /second-factor', { headers, payload });
  expect(confirmed.statusCode).toBe(200);
  return { secret, ...confirmed.json<{ recoveryCodes: string[] }>() };
}
