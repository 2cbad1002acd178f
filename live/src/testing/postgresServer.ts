import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './freePort';

export interface PostgresServer {
  /** Of a database in which others can be created. */
  address: string;
  /** Ends it at once, without waiting for connections; its data stay. */
  halt: () => Promise<void>;
  /** Starts it again. @throws when it does not answer in time. */
  start: () => Promise<void>;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

const startTime = 30_000;

/** `nobody` of Debian: PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Starts PostgreSQL for tests, in a temporary folder and on the loopback interface. It stores
 * nothing for good.
 * @param programs folder of its programs.
 * @param parent where the temporary folder is made.
 * @throws when it does not answer in time.
 */
export async function startPostgres(programs: string, parent = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, 'postgres-'));
  const user: SpawnOptions = process.getuid?.() === 0 ? nobody : {};
  if ('uid' in user) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const created = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (created.status !== 0) throw new Error(`PostgreSQL has no folder: ${created.stderr ?? created.error}`);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
  ];
  const address = `postgres://tester@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const halt = () => end(server);
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async () => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    await answers(address);
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw new Error('PostgreSQL does not start', { cause: error });
  }
  return { address, halt, start, stop };
}

/** @throws the error of the last attempt. */
async function answers(connectionString: string): Promise<void> {
  const end = Date.now() + startTime;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

async function end(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await ended;
}
