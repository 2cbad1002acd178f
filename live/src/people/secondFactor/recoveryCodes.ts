import { randomInt } from 'node:crypto';
import type { Queries, Reading } from '../../database/tables';
import { hashOfSecret } from '../secret';

/** How many a person has at first. */
const count = 10;

/** 66 random bits, as digits, which no font and no keyboard confuses. */
const newCode = () => Array.from({ length: 4 }, () => String(randomInt(100_000)).padStart(5, '0')).join(' ');

const withoutSpaces = (code: string) => code.replaceAll(' ', '');

/**
 * Replaces a person's recovery codes.
 * @returns the new ones, of which the database holds hashes alone.
 */
export async function newRecoveryCodes(tables: Queries, person: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await removeRecoveryCodes(tables, person);
  await tables
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ person, hash: hashOfSecret(withoutSpaces(code)) })))
    .execute();
  return codes;
}

/** Uses a recovery code up. @param code its digits. @returns whether the person had it. */
export async function takeRecoveryCode(tables: Queries, person: string, code: string): Promise<boolean> {
  const taken = await tables
    .deleteFrom('recovery_codes')
    .where('person', '=', person)
    .where('hash', '=', hashOfSecret(code))
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** How many are left. */
export async function countRecoveryCodes(tables: Reading, person: string): Promise<number> {
  const left = await tables
    .selectFrom('recovery_codes')
    .where('person', '=', person)
    .select('hash')
    .execute();
  return left.length;
}

export const removeRecoveryCodes = (tables: Queries, person: string) =>
  tables.deleteFrom('recovery_codes').where('person', '=', person).execute();
