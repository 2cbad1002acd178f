import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { checkOut, edit } from '../checkout';
import { pagesOf, textOf } from '../invoice/pdf';
import { issueInvoice } from '../live/issueInvoice';
import { manager, signIn } from '../live/people';
import { callsOf } from '../live/staffCalls';
import { expect } from '../site';
import { commandsIn, inTurn, runHere } from './commandsIn';
import { origin, placesOf, type Walk } from './firstServer';

/** The machine has the network of this one, and with it the addresses of its servers. */
const server = 'http://127.0.0.1:8080';

/** As the browser gets it. */
export async function pdfOf({ page }: Walk, id: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async (path) => [...new Uint8Array(await (await fetch(path)).arrayBuffer())],
    `/api/invoices/${id}/pdf`,
  );
  return Buffer.from(bytes);
}

/** Prints an invoice in the sandbox of the unit, and sends it. @returns its id. */
export async function issueAndSend(walk: Walk): Promise<number> {
  const calls = await callsOf(walk.page, origin);
  const id = await issueInvoice(server, calls);
  const pages = await pagesOf(await pdfOf(walk, id));
  expect(pages.map(textOf).join()).toContain('Northwind');
  const mail = { to: 'sara@lumen.example', subject: 'Your invoice', text: 'Attached.', hasPdf: true };
  const key = { 'idempotency-key': randomUUID() };
  await calls.call(server, `POST /invoices/${id}/mails`, { ...mail, hasCopy: false }, key);
  await expect
    .poll(() => walk.mails.mails)
    .toMatchObject([{ attachments: [{ mimeType: 'application/pdf' }] }]);
  return id;
}

/** Makes a backup, verifies the store, and restores both into empty ones. The manager signs in again. */
export async function restore({ machine, page }: Walk): Promise<void> {
  await machine.run('systemctl start vibrant-peak-backup vibrant-peak-verify');
  const [backup = ''] = readdirSync(machine.path('/var/backups/vibrant-peak'));
  const [command] = commandsIn('maintain-a-server.md', 'Run a command of the site');
  expect(await machine.run(command!)).toContain(`${origin}/`);
  const [commands] = commandsIn('maintain-a-server.md', 'Restore a backup', { 'monday.tar': backup });
  expect(await machine.run(commands!)).toContain('systemctl start vibrant-peak');
  await isReady();
  await page.goto(`${origin}/admin/login`);
  await signIn(page, manager);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Changes to a newer version, and back. */
export async function upgradeAndGoBack(walk: Walk): Promise<void> {
  const newer = checkOut(['live'], walk.folder, 'checkout');
  const { version } = await health();
  edit(newer, 'engine/package.json', `"version": "${version}"`, '"version": "6.99.0"');
  const [build, ...blocks] = commandsIn('maintain-a-server.md', 'Upgrade', placesOf(walk));
  await runHere(build!, newer);
  await inTurn(blocks, walk.machine.run);
  await isReady();
  expect((await health()).version).toBe('6.99.0');
  await inTurn(commandsIn('maintain-a-server.md', 'Go back'), walk.machine.run);
  await isReady();
  expect((await health()).version).toBe(version);
}

export const isReady = () =>
  expect
    .poll(() => fetch(`${server}/readyz`).then(({ status }) => status, String), { timeout: 600_000 })
    .toBe(200);

const health = async () => (await fetch(`${server}/healthz`)).json() as Promise<{ version: string }>;
