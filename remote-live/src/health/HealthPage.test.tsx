import { screen, within } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './HealthPage';
import { healthTexts, type HealthLine, type Subject } from './healthTexts';

const at = '2026-11-24T10:00:00.000Z';
const line = (subject: Subject, changes: Partial<HealthLine> = {}): HealthLine => ({
  subject,
  state: 'works',
  since: null,
  amount: null,
  reason: null,
  ...changes,
});
const versions = {
  version: '6.0.0',
  commit: '1a2b3c4d5e6f',
  database: { kind: 'SQLite', version: '3.45.1', migration: '059 closed months' },
};
const item = (name: string) => screen.findByRole('listitem', { name });

function open(lines: HealthLine[]) {
  fakeServer({ 'GET /health': { lines, ...versions } });
  return renderAs('manager', <page.component />);
}

test('a calm page says first that everything works, then what was found and the versions', async () => {
  open([
    line('disk', { amount: 0.428 }),
    line('backup', { since: at }),
    line('certificate', { state: 'unwatched' }),
  ]);
  expect(await screen.findByRole('status')).toHaveTextContent('Everything that is watched works.');
  expect(await item('Disk')).toHaveTextContent(/Works42% of the disk is free\.$/);
  expect(await item('Backup')).toHaveTextContent(/Last backup and check: 24 Nov 2026/);
  expect(await item('Certificate')).toHaveTextContent(/Not watched.*docs\/reference\/metrics\.md$/);
  expect(screen.getByText(/6\.0\.0, commit 1a2b3c4d\. SQLite 3\.45\.1, last migration 059\./)).toBeVisible();
});

test('what fails says why, since when, and leads to the page that mends it', async () => {
  open([line('mails', { state: 'fails', since: at, reason: '554 Back at noon' }), line('database')]);
  expect(await screen.findByRole('status')).toHaveTextContent('1 thing needs attention.');
  const mails = await item('Mail');
  expect(mails).toHaveTextContent(/Needs attention.*more than 15 minutes\.554 Back at noonSince 24 Nov 2026/);
  expect(within(mails).getByRole('link', { name: 'Open Mail' })).toHaveAttribute('href', '/admin/mail');
  expect(within(await item('Database')).queryByRole('link')).not.toBeInTheDocument();
});

test.each<[HealthLine, words: RegExp]>([
  [line('database', { state: 'fails' }), /does not answer.*docs\/how-to\/recover-live\.md/],
  [line('disk', { state: 'fails', amount: 0.0999 }), /Only 9% of the disk is free/],
  [
    line('disk', { state: 'fails', reason: 'Nothing can be saved.' }),
    /The disk is full\.Nothing can be saved/,
  ],
  [line('backup', { state: 'fails' }), /There is no backup\./],
  [line('backup', { state: 'fails', since: at }), /The last backup is too old/],
  [line('backup', { state: 'unwatched' }), /names their folder in BACKUPS/],
  [line('mailbox', { state: 'fails', since: at, reason: 'Wrong password.' }), /not read.*Wrong password/],
  [
    line('publication', { state: 'fails', since: at, reason: '"bio" is missing' }),
    /failed.*"bio" is missing/,
  ],
  [line('schedule', { state: 'fails', since: at }), /did not go live.*Open Changes/],
  [line('printing', { state: 'fails', amount: 0, reason: 'No Chromium' }), /No PDFs are made.*No Chromium/],
  [line('printing', { state: 'fails', amount: 1, since: at }), /An invoice has no PDF/],
  [line('printing', { state: 'fails', amount: 3, since: at }), /3 invoices have no PDF/],
  [line('fonts', { state: 'fails', since: at, reason: '/media/logo.png' }), /lacks fonts.*logo\.png/],
  [line('disk', { state: 'unknown' }), /Not known.*could not find this out.*Check again/],
])('the words of %j', async (given, words) => {
  open([given]);
  expect(await item(healthTexts[given.subject].title)).toHaveTextContent(words);
});

test('a press checks again, and the page says how it is now', async () => {
  let lines = [line('disk', { state: 'fails', amount: 0.05 }), line('backup', { state: 'unknown' })];
  const requests = fakeServer({ 'GET /health': () => ({ lines, ...versions }) });
  const { user } = renderAs('manager', <page.component />);
  expect(await screen.findByText('2 things need attention.')).toBeVisible();
  lines = [line('disk', { amount: 0.3 })];
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Everything that is watched works.')).toBeVisible();
  expect(requests).toEqual(['GET /health', 'GET /health']);
});

test('people who are not managers read why there is nothing', async () => {
  const requests = fakeServer({});
  renderAs('publisher', <page.component />);
  expect(screen.getByText(/for people with the role manager/)).toBeVisible();
  expect(requests).toEqual([]);
});
