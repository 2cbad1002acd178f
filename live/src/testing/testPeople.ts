import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import type { Role } from '@vibrant-peak/shared/contract';
import { hashOfSecret, newSecret } from '../people/secret';
import { sessionCookie } from '../people/session/session';
import type { TestLive } from './testLive';

export const password = 'correct horse battery';
let stored: Promise<string> | undefined;
/** The least work: a hash says itself how much it takes to check it. */
const quick = { memoryCost: 8, timeCost: 1 };

export interface TestPerson {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Headers of a browser in which this person is signed in. */
  headers: { cookie: string };
}

/** Adds a person, with the test's password and a session. */
export async function addPerson(live: TestLive, role: Role, name = `A ${role}`): Promise<TestPerson> {
  const id = randomUUID();
  const email = `${id}@the.site`;
  stored ??= hash(password, quick);
  const now = new Date().toISOString();
  const person = { id, email, name, role };
  await live.database.tables
    .insertInto('people')
    .values({ ...person, password: await stored, created_at: now })
    .execute();
  return { ...person, headers: await addSession(live, id) };
}

/** Adds a session of a person. @returns the headers of its browser. */
export async function addSession({ database }: TestLive, person: string): Promise<{ cookie: string }> {
  const secret = newSecret();
  const now = new Date().toISOString();
  await database.tables
    .insertInto('sessions')
    .values({
      hash: hashOfSecret(secret),
      person,
      created_at: now,
      seen_at: now,
      ip: '192.0.2.1',
      browser: 'A test',
    })
    .execute();
  return { cookie: `${sessionCookie}=${secret}` };
}

/** Headers of a browser that keeps the cookie of an answer. */
export function headersAfter(response: LightMyRequestResponse): { cookie: string } {
  const session = response.cookies.find(({ name }) => name === sessionCookie);
  return { cookie: `${sessionCookie}=${session?.value}` };
}

/** The log, oldest line first. */
export const logOf = ({ database }: TestLive) =>
  database.tables.selectFrom('log').orderBy('id').selectAll().execute();
