import { screen, within } from '@testing-library/react';
import type { PlatformReport } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './PlatformPage';

const report: PlatformReport = {
  composition: 12,
  releases: [
    { name: 'shell', release: '0a1b2c3d4e5f6071' },
    { name: 'remote-admin', version: '1.4.0', release: '1111222233334444' },
  ],
  loads: [
    { remote: 'remote-admin', module: 'pages/PlatformPage', outcome: 'loaded', milliseconds: 84 },
    { remote: 'remote-invoice', module: 'pages/InvoicePage', outcome: 'failed', reason: 'It did not arrive' },
  ],
};

const show = (shown: PlatformReport) =>
  renderInHost(<page.component />, {
    host: { platform: { get: () => shown, subscribe: () => () => undefined } },
  });

const rowsOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('releases, load times and failures of the page load', () => {
  show(report);
  expect(screen.getByText(/composition 12, 2 modules, 1 failure/)).toBeVisible();
  expect(rowsOf('Releases')).toEqual([
    ['shell', '–', '0a1b2c3d4e5f6071'],
    ['remote-admin', '1.4.0', '1111222233334444'],
  ]);
  expect(rowsOf('Modules')).toEqual([
    ['remote-admin', 'pages/PlatformPage', '84 ms'],
    ['remote-invoice', 'pages/InvoicePage', 'failed'],
  ]);
  expect(rowsOf('Failures')).toEqual([['remote-invoice', 'pages/InvoicePage', 'It did not arrive']]);
});

test('says so when nothing failed', () => {
  show({ ...report, loads: [] });
  expect(screen.getByText('Everything that this page load asked for has arrived.')).toBeVisible();
  expect(screen.getByText('Nothing was loaded yet.')).toBeVisible();
});
