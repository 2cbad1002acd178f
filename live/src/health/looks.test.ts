import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthSources } from '../http/route';
import { ageOf, figure, sources } from '../testing/testHealth';
import { healthOf } from './health';
import { limits, type Subject } from './looks';

const tables = undefined as never;
const lineOf = async (subject: Subject, changes: Partial<HealthSources>) =>
  (await healthOf({ ...sources(changes), tables, mailbox: undefined })).find(
    (line) => line.subject === subject,
  )!;

test.each([
  [limits.disk, 'ready', 'works'],
  [limits.disk - 0.01, 'ready', 'fails'],
  [0.5, 'full', 'fails'],
] as const)('a disk with this share free, and a database that is %s %s: %s', async (share, state, means) => {
  const figures = [figure('site_disk_free_ratio', share)];
  expect(await lineOf('disk', { figures, database: () => state })).toMatchObject({
    state: means,
    amount: share,
  });
});

test('a database that does not answer fails, and so does a full disk that has no figure', async () => {
  expect(await lineOf('database', { database: () => 'away' })).toMatchObject({ state: 'fails' });
  expect(await lineOf('disk', { database: () => 'full' })).toMatchObject({ state: 'fails' });
});

test('a backup has its time, an old one fails, and so does none', async () => {
  const figures = (seconds: number) => [figure('site_backup_age_seconds', seconds)];
  const last = await lineOf('backup', { figures: figures(limits.backup) });
  expect([last.state, Math.round(ageOf(last))]).toEqual(['works', limits.backup]);
  expect(await lineOf('backup', { figures: figures(limits.backup + 60) })).toMatchObject({
    state: 'fails',
  });
  expect(await lineOf('backup', { figures: figures(Infinity) })).toMatchObject({
    state: 'fails',
    since: null,
  });
});

test('a look that fails, or does not end, is unknown and stands after what fails', async () => {
  const figures = [
    figure('site_disk_free_ratio', new Promise(() => undefined)),
    figure('site_backup_age_seconds', NaN),
  ];
  const begin = performance.now();
  const known = sources({ figures, prints: false, database: () => 'away' });
  const lines = await healthOf({ ...known, tables, mailbox: undefined });
  expect(performance.now() - begin).toBeLessThan(10_000);
  expect(lines.slice(0, 3).map(({ subject, state }) => [subject, state])).toEqual([
    ['database', 'fails'],
    ['disk', 'unknown'],
    ['backup', 'unknown'],
  ]);
});

test('the alert rules have the same limits', () => {
  const rules = readFileSync(join(__dirname, '../../../deploy/prometheus/alerts.yml'), 'utf8');
  for (const rule of [
    `site_disk_free_ratio < ${limits.disk}`,
    `site_backup_age_seconds > ${limits.backup / 3600} * 3600`,
    `site_mail_waiting_seconds > ${limits.mail / 60} * 60`,
    `site_invoices_without_pdf > 0\n        for: ${limits.pdf / 60}m`,
  ])
    expect(rules).toContain(rule);
});
