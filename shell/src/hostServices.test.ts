import type { PageDeclaration, Registry } from '@vibrant-peak/shared/contract';
import { createHostServices } from './hostServices';

const receipts: PageDeclaration = {
  path: '/admin/receipts',
  module: 'InvoicePage',
  navigation: { label: 'Receipts', icon: 'Banknote', order: 60, partOf: '/admin/invoices' },
};
const invoices: PageDeclaration = {
  path: '/admin/invoices',
  module: 'list/InvoicesPage',
  navigation: { label: 'Invoices', icon: 'Receipt', order: 62 },
};

const navigationWith = (...pages: PageDeclaration[]) =>
  createHostServices(
    {
      registry: { pages, remotes: [], extensions: [] } as unknown as Registry,
      load: jest.fn(),
      profile: 'live',
    },
    {} as never,
  ).staffNavigation.map(({ label, partOf }) => [label, partOf]);

test('an entry is part of another one where the site has that other one', () => {
  expect(navigationWith(invoices, receipts)).toEqual([
    ['Receipts', '/admin/invoices'],
    ['Invoices', undefined],
  ]);
  expect(navigationWith(receipts)).toEqual([['Receipts', undefined]]);
});
