import { Secret, TOTP } from 'otpauth';
import { brand } from '@vibrant-peak/shared/content/brand';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { removeRecoveryCodes, takeRecoveryCode } from './recoveryCodes';

/** Codes that are taken early and late, in steps of 30 seconds: clocks differ. */
const window = 1;

/** As all authenticator apps take it (RFC 6238): SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') => new TOTP({ issuer: brand.name, label, secret });

const factorOf = (tables: Reading, person: string) =>
  tables.selectFrom('second_factors').where('person', '=', person).selectAll().executeTakeFirst();

/** Whether signing in with the password takes a code. */
export async function hasSecondFactor(tables: Reading, person: string): Promise<boolean> {
  return (await factorOf(tables, person))?.is_confirmed === 1;
}

/**
 * Begins the set-up, with a new secret each time.
 * @returns the secret, and the address for authenticator apps.
 * @throws a problem (409) when the person has a second factor.
 */
export async function beginSecondFactor(
  tables: Queries,
  { id, email }: { id: string; email: string },
): Promise<{ secret: string; address: string }> {
  if (await hasSecondFactor(tables, id)) throw alreadyOn();
  const secret = new Secret().base32;
  const begun = { secret, is_confirmed: 0, last_counter: 0 };
  await tables
    .insertInto('second_factors')
    .values({ person: id, ...begun })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(begun))
    .execute();
  return { secret, address: totpOf(secret, email).toString() };
}

/**
 * Turns it on with a first code, which shows that the app has the secret.
 * @throws a problem (409, 422).
 */
export async function confirmSecondFactor(tables: Queries, person: string, code: string): Promise<void> {
  const factor = await factorOf(tables, person);
  if (factor?.is_confirmed) throw alreadyOn();
  if (!factor) throw problem(409, 'Setup timed out. Start again.');
  if (!(await takeTotp(tables, factor, digitsOf(code))))
    throw problem(
      422,
      'This code is wrong. Type the one that the app shows now, and check the clock of its device.',
      {
        details: { field: 'code' },
      },
    );
  await tables.updateTable('second_factors').set({ is_confirmed: 1 }).where('person', '=', person).execute();
}

const alreadyOn = () => problem(409, 'Your second factor is already on.');

/** People type codes in groups. */
const digitsOf = (code: string) => code.replace(/\s/g, '');

/**
 * Takes a code of the app or a recovery code, once.
 * @returns which it was; nothing when it is wrong or used.
 */
export async function takeCode(
  tables: Queries,
  person: string,
  code: string,
): Promise<'a code' | 'a recovery code' | undefined> {
  const factor = await factorOf(tables, person);
  if (!factor?.is_confirmed) return undefined;
  const digits = digitsOf(code);
  if (await takeTotp(tables, factor, digits)) return 'a code';
  return (await takeRecoveryCode(tables, person, digits)) ? 'a recovery code' : undefined;
}

/** No code counts twice (RFC 6238, 5.2). */
async function takeTotp(
  tables: Queries,
  { person, secret, last_counter: last }: NonNullable<Awaited<ReturnType<typeof factorOf>>>,
  digits: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(digits)) return false;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: digits, window });
  const counter = totp.counter() + (delta ?? 0);
  if (delta === null || counter <= last) return false;
  await tables
    .updateTable('second_factors')
    .set({ last_counter: counter })
    .where('person', '=', person)
    .execute();
  return true;
}

/** Removes it with its recovery codes. */
export async function removeSecondFactor(tables: Queries, person: string): Promise<void> {
  await tables.deleteFrom('second_factors').where('person', '=', person).execute();
  await removeRecoveryCodes(tables, person);
}
