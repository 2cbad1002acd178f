import type { FastifyRequest } from 'fastify';
import type { Queries, Reading } from '../database/tables';
import { problem } from '../http/problem';
import { knownDevice } from './device';
import { networkOf } from '../http/networkOf';
import { hashOfSecret } from './secret';

/** Failures without a wait. Many people may share an address, an account belongs to one. */
const free = { account: 5, ip: 20 };
/** Longest wait between two attempts, in seconds. */
const MAX_WAIT = 15 * 60;
/** Failures are forgotten after so long without another one, in milliseconds. */
const memory = 24 * 3600_000;

interface Attempt {
  /** The account in question, whether it exists or not; absent when the request names none. */
  account?: string;
  /** Counted apart from attempts to sign in. */
  isForLink?: boolean;
}

interface Key {
  key: string;
  /** Failures without a wait. */
  allowed: number;
}

/** An attempt that was counted: its keys, as they were before it. */
type Counted = readonly (Key & Failures)[];

/**
 * The counters of an attempt. A device on which the person has signed in before has its own
 * counter, so that attempts of others do not lock the person out. Keys hold a hash of the account.
 */
async function keysOf(
  tables: Reading,
  request: FastifyRequest,
  { account, isForLink }: Attempt,
): Promise<Key[]> {
  if (isForLink) return [{ key: `link ${networkOf(request.ip)}`, allowed: free.ip }];
  const device = await knownDevice(tables, request, account);
  if (device) return [{ key: `device ${device}`, allowed: free.account }];
  return [
    ...(account ? [{ key: `account ${hashOfSecret(account)}`, allowed: free.account }] : []),
    { key: `ip ${networkOf(request.ip)}`, allowed: free.ip },
  ];
}

/**
 * Counts an attempt before it is checked, so that parallel attempts gain nothing. After some
 * failures each wait doubles, up to a quarter of an hour.
 * @throws a problem (429) with the seconds to wait.
 */
export async function countAttempt(request: FastifyRequest, attempt: Attempt = {}): Promise<Counted> {
  const { wait, before } = await request.change(async (tables) => {
    const keys = await keysOf(tables, request, attempt);
    const before = await Promise.all(
      keys.map(async (each) => ({ ...each, ...(await failuresOf(tables, each.key)) })),
    );
    const wait = Math.max(...before.map(waitOf));
    if (wait === 0) for (const { key, failures } of before) await store(tables, key, failures + 1);
    return { wait, before };
  });
  if (wait > 0) throw tooMany(wait);
  return before;
}

const tooMany = (wait: number) =>
  problem(429, `Too many attempts: try again in ${inWords(wait)}.`, {
    headers: { 'Retry-After': String(wait) },
  });

/**
 * Takes back an attempt that was neither right nor wrong. The next wait stays the same.
 */
export async function takeBackAttempt(tables: Queries, counted: Counted): Promise<void> {
  for (const { key, ...before } of counted) {
    const { failures, lastAt } = await failuresOf(tables, key);
    const isLast = failures === before.failures + 1;
    await store(tables, key, Math.max(0, failures - 1), isLast ? before.lastAt : lastAt);
  }
}

/** Takes back the count of an attempt that was right. */
export async function forgiveAttempt(
  tables: Queries,
  request: FastifyRequest,
  attempt: Attempt = {},
): Promise<void> {
  for (const { key } of await keysOf(tables, request, attempt)) {
    const { failures } = await failuresOf(tables, key);
    await store(tables, key, key.startsWith('ip') ? Math.max(0, failures - 1) : 0);
  }
}

interface Failures {
  failures: number;
  lastAt: number;
}

async function failuresOf(tables: Queries, key: string): Promise<Failures> {
  const { failures, lastAt } = storedFailures(await rowOf(tables, key));
  if (lastAt <= Date.now()) return { failures, lastAt };
  // The clock was set back: the wait begins now.
  await store(tables, key, failures);
  return { failures, lastAt: Date.now() };
}

const rowOf = (tables: Reading, key: string) =>
  tables.selectFrom('attempts').where('key', '=', key).selectAll().executeTakeFirst();

function storedFailures(row: { failures: number; last_at: string } | undefined): Failures {
  const lastAt = row ? Date.parse(row.last_at) : 0;
  return { failures: row && lastAt > Date.now() - memory ? row.failures : 0, lastAt };
}

/** Seconds until the next attempt is allowed. */
function waitOf({ failures, lastAt, allowed }: Failures & { allowed: number }): number {
  if (failures < allowed) return 0;
  const wait = Math.min(MAX_WAIT, 2 ** (failures - allowed));
  return Math.max(0, Math.ceil((lastAt + wait * 1000 - Date.now()) / 1000));
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

async function store(tables: Queries, key: string, failures: number, lastAt = Date.now()): Promise<void> {
  const row = { failures, last_at: new Date(lastAt).toISOString() };
  await tables
    .insertInto('attempts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export const removeOldAttempts = (tables: Queries) =>
  tables
    .deleteFrom('attempts')
    .where('last_at', '<', new Date(Date.now() - memory).toISOString())
    .execute();
