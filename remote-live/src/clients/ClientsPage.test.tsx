import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionState } from '../session/sessionState';
import { fakeServer, refuse, slowAnswer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page as clients } from './ClientsPage';
import { page as items } from './ItemsPage';

const none = { name: '', company: '', address: '', phone: '', email: '' };
const unset = { terms: '', currency: '', taxRate: '' };
const lumen = {
  id: 1,
  version: 3,
  isHidden: false,
  isUsed: true,
  value: { ...none, ...unset, company: 'Lumen Ltd', name: 'Sara', terms: '30', shipTo: none },
};
const harbor = { ...lumen, id: 2, isUsed: false, value: { ...lumen.value, company: 'Harbor Inc' } };
const listed = (...entries: object[]) => ({ entries, count: entries.length, pageSize: 50 });
const list = 'GET /invoice-clients?hidden=false&page=1';

function open(answers: Parameters<typeof fakeServer>[0], { component: Page } = clients) {
  const requests = fakeServer(answers);
  return { ...renderAs('editor', <Page />), requests };
}

const button = (name: string) => screen.findByRole('button', { name });

test('a client is added; what the server refuses stays in its field', async () => {
  const reason = 'There is already a client of this name.';
  const { user, requests } = open({ [list]: listed(), 'POST /invoice-clients': refuse(409, reason, 'name') });
  expect(await screen.findByText('No clients yet.')).toBeVisible();
  await user.click(await button('Add a client'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New client' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Type a name or a company.')).toBeVisible();
  await user.type(dialog.getByLabelText('Company'), 'Lumen Ltd');
  await user.type(dialog.getByLabelText('Currency'), 'eux');
  await user.selectOptions(dialog.getByLabelText('Country'), 'France');
  await user.type(dialog.getByLabelText('VAT ID'), 'FR1');
  await user.type(dialog.getByLabelText('Peppol ID'), '1234:123');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is not a currency of ISO 4217.')).toBeVisible();
  expect(dialog.getByText('This is not a VAT ID of this country.')).toBeVisible();
  expect(dialog.getByText(/^1234 is not a scheme of Peppol IDs\./)).toBeVisible();
  await user.clear(dialog.getByLabelText('Currency'));
  await user.type(dialog.getByLabelText('Currency'), 'eur');
  await user.type(dialog.getByLabelText('VAT ID'), '2345678901');
  await user.type(dialog.getByLabelText('Postcode'), '75001');
  await user.type(dialog.getByLabelText('City'), 'Paris');
  await user.selectOptions(dialog.getByLabelText('Specification'), 'Peppol BIS Billing 3');
  await user.type(dialog.getByLabelText('Buyer reference'), 'A-7');
  await user.clear(dialog.getByLabelText('Peppol ID'));
  await user.type(dialog.getByLabelText('Peppol ID'), '0009:123');
  await user.selectOptions(dialog.getByLabelText('Payment means'), 'Cash');
  await user.selectOptions(dialog.getByLabelText('Tax case'), 'Export of goods');
  await user.selectOptions(dialog.getByLabelText('Language'), 'German');
  await user.type(dialog.getByLabelText('Tax rate (%)'), '101');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The tax rate is a number from 0 to 100.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Tax rate (%)'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(reason));
  expect(dialog.getByLabelText('Company')).toHaveValue('Lumen Ltd');
  const value = { ...none, ...unset, company: 'Lumen Ltd', currency: 'EUR', shipTo: none };
  const place = { postcode: '75001', city: 'Paris', country: 'FR' };
  const order = { specification: 'peppol', buyerReference: 'A-7', peppolId: '0009:123', paymentMeans: '10' };
  const electronic = { ...place, ...order, vatId: 'FR12345678901', taxCase: 'export', language: 'de' };
  const [route, sent] = requests.at(-1)!.split(/ (?=\{)/);
  expect([route, JSON.parse(sent!)]).toEqual(['POST /invoice-clients', { ...value, ...electronic }]);
});

test('a client that looks the same is named', async () => {
  const { user } = open({
    [list]: listed(),
    'GET /invoice-clients?search=L%C3%BCmen&hidden=false&page=1': listed(harbor, {
      ...lumen,
      value: { ...lumen.value, company: 'Lümen, Ltd.' },
    }),
  });
  await user.click(await button('Add a client'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New client' }));
  await user.type(dialog.getByLabelText('Company'), 'Lümen Limited');
  expect(await dialog.findByText('The list has “Lümen, Ltd.” already, which looks the same.')).toBeVisible();
});

test('a save that ends late closes no other dialog', async () => {
  const { answer, send } = slowAnswer();
  const { user, toast } = open({ [list]: listed(), 'POST /invoice-clients': answer });
  const dialog = async () => {
    await user.click(await button('Add a client'));
    return within(await screen.findByRole('dialog', { name: 'New client' }));
  };
  const first = await dialog();
  await user.type(first.getByLabelText('Company'), 'Lumen Ltd');
  await user.click(first.getByRole('button', { name: 'Save' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await dialog();
  await user.type(second.getByLabelText('Company'), 'Harbor Inc');
  send();
  const added = { type: 'success', title: 'Client Added', description: 'Lumen Ltd' };
  await waitFor(() => expect(toast).toHaveBeenCalledWith(added));
  expect(second.getByLabelText('Company')).toHaveValue('Harbor Inc');
});

test('a client is searched, changed with its version, and hidden; a used one is not deleted', async () => {
  const { user, requests, toast } = open({
    [list]: listed(lumen, harbor),
    'GET /invoice-clients?search=lum&hidden=false&page=1': listed(lumen),
    'PUT /invoice-clients/1': null,
    'PUT /invoice-clients/1/hidden': null,
  });
  expect(await button('Delete Harbor Inc')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Lumen Ltd' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'lum');
  await waitFor(() => expect(screen.queryByText('Harbor Inc')).not.toBeInTheDocument());
  await user.click(await button('Edit Lumen Ltd'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit client' }));
  await user.type(dialog.getByLabelText('Phone'), '12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests).toContainEqual(expect.stringMatching(/^PUT .*"phone":"12"/)));
  await user.click(await button('Hide Lumen Ltd'));
  await waitFor(() => expect(requests).toContain('PUT /invoice-clients/1/hidden {"isHidden":true}'));
  for (const title of ['Client Updated', 'Client Hidden'])
    expect(toast).toHaveBeenCalledWith({ type: 'success', title, description: 'Lumen Ltd' });
});

test('the neighbour of a hidden or deleted client has the focus, or else the search', async () => {
  let clients = [harbor, lumen];
  const { user } = open({
    [list]: () => listed(...clients),
    'PUT /invoice-clients/1/hidden': () => {
      clients = [harbor];
      return null;
    },
    'DELETE /invoice-clients/2': () => {
      clients = [];
      return null;
    },
  });
  (await button('Hide Lumen Ltd')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Harbor Inc' })).toHaveFocus());
  screen.getByRole('button', { name: 'Delete Harbor Inc' }).focus();
  await user.keyboard('{Enter}');
  (await button('Delete')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('a price is read as people write it, and an ambiguous one says how', async () => {
  const path = 'GET /invoice-items?hidden=false&page=1';
  const { user, requests } = open({ [path]: listed(), 'POST /invoice-items': {} }, items);
  await user.click(await button('Add an item'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New item' }));
  await user.type(dialog.getByLabelText('Name'), 'Design');
  const price = dialog.getByLabelText('Price');
  await user.type(price, '1,500');
  expect(price).toHaveAccessibleDescription('Read as 1,500.00, not as 1.50.');
  await user.clear(price);
  await user.type(price, '29,90');
  expect(price).toHaveAccessibleDescription('Per unit');
  await user.type(dialog.getByLabelText('Tax rate (%)'), '19,5 %');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests).toContain(
      'POST /invoice-items {"taxRate":"19.5","currency":"","amount":"29.90","name":"Design"}',
    ),
  );
});

test('hidden items are listed apart, and a failure is said', async () => {
  const { user } = open(
    {
      'GET /invoice-items?hidden=false&page=1': refuse(503, 'The database does not answer.'),
      'GET /invoice-items?hidden=true&page=1': listed({
        ...lumen,
        isHidden: true,
        value: { name: 'Design', amount: '500', currency: 'EUR', taxRate: '19' },
      }),
    },
    items,
  );
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Hidden only' }));
  const row = await screen.findByRole('row', { name: /Design/ });
  expect(row).toHaveTextContent('€500.0019%');
  expect(within(row).getByRole('button', { name: 'Show Design' })).toBeVisible();
});

test('people without the right read why there is nothing', async () => {
  open({ [list]: listed(lumen) });
  expect(await screen.findByText('Lumen Ltd')).toBeVisible();
  const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'editor' } as const;
  act(() => sessionState.set({ person, hasEnded: false }));
  expect(await screen.findByText('This is for people who may write invoices.')).toBeVisible();
  expect(screen.getByText('Ask a manager for this right.')).toBeVisible();
  expect(screen.queryByText('Lumen Ltd')).not.toBeInTheDocument();
});

test('a manager without the right takes it in place', async () => {
  const { user, requests } = open({ [list]: listed(lumen), 'PATCH /people/1': {} });
  const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'manager' } as const;
  act(() => sessionState.set({ person, hasEnded: false }));
  await user.click(await button('Allow me to write invoices'));
  expect(await screen.findByText('Lumen Ltd')).toBeVisible();
  expect(requests).toContain('PATCH /people/1 {"mayInvoice":true}');
});
