import { readdirSync } from 'node:fs';
import { checkBackupFile } from '../../engine/backup/backupFile';
import { manager, signIn } from '../live/people';
import { expect } from '../site';
import { commandsIn, inTurn } from './commandsIn';
import { origin, type Walk } from './firstServer';
import { isReady } from './maintainServer';

const backups = '/var/backups/vibrant-peak';

/** The user of the unit comes in through the socket without a password, and over the network with one. */
const install = `
apt-get install --yes --no-install-recommends postgresql
echo 'port = 15432' >> /etc/postgresql/*/main/postgresql.conf
systemctl restart postgresql
su postgres --command 'psql --port 15432 --set ON_ERROR_STOP=1' <<END
create role "vibrant-peak" login password 'mountain';
create database site owner "vibrant-peak";
END`;

const network = 'postgres://vibrant-peak:mountain@127.0.0.1:15432/site';
const socket = 'postgres://vibrant-peak@localhost:15432/site?host=/run/postgresql';

const useDatabase = (address: string) =>
  `sed -i '/^DATABASE_URL=/d' /etc/vibrant-peak.env && echo 'DATABASE_URL=${address}' >> /etc/vibrant-peak.env`;

const newestIn = ({ machine }: Walk) => readdirSync(machine.path(backups)).sort().at(-1)!;

/**
 * Restores the last backup into PostgreSQL, and starts the server on it. The unit of the backups
 * reaches it through its socket and over the network.
 */
export async function moveToPostgres(walk: Walk): Promise<void> {
  const { machine, page } = walk;
  const newest = () => newestIn(walk);
  await machine.run(install);
  await machine.run(useDatabase(socket));
  const names = { 'monday.tar': newest(), 's3://bucket/restored': 's3://bucket/postgres' };
  const [commands] = commandsIn('maintain-a-server.md', 'Restore a backup', names);
  await machine.run(commands!);
  await isReady();
  for (const address of [socket, network]) {
    const before = newest();
    await machine.run(`${useDatabase(address)} && sleep 1 && systemctl start vibrant-peak-backup`);
    expect(newest()).not.toBe(before);
    const { entries } = await checkBackupFile(machine.path(`${backups}/${newest()}`));
    expect(entries.map(({ name }) => name)).toContain('database/invoices/1.jsonl');
  }
  await encryptNightly(walk);
  await machine.run('systemctl restart vibrant-peak');
  await isReady();
  await page.goto(`${origin}/admin/login`);
  await signIn(page, manager);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

const cipher = 'openssl enc -aes-256-cbc -pbkdf2 -pass pass:mountain';

/** The unit encrypts the nightly backup, and a trial of its restore compares what is in it. */
async function encryptNightly(walk: Walk): Promise<void> {
  const names = { 'age --recipient age1…': cipher, '.tar.age': '.tar.enc' };
  await inTurn(commandsIn('encrypt-a-backup.md', 'Each night', names), walk.machine.run);
  await walk.machine.run('sleep 1 && systemctl start vibrant-peak-backup');
  const file = newestIn(walk);
  expect(file).toMatch(/\.tar\.enc$/);
  const trial = `cd /opt/vibrant-peak && node vibrant-peak.js restore ${backups}/${file} --try --decrypt '${cipher} -d'`;
  expect(await walk.machine.run(trial)).toMatch(/\d+ rows of \d+ tables and \d+ objects match/);
}
