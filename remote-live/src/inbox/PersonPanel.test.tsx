import { screen, waitFor, within } from '@testing-library/react';
import { conversation, fakeInbox } from '../testing/fakeInbox';
import { renderAs } from '../testing/renderAs';
import { Inbox } from './Inbox';

let lastId = 700;

/** Opens a message of a person of whom the server knows this. */
function open(person: object) {
  const id = ++lastId;
  const answer = { conversations: [], invoices: [], client: null, ...person };
  fakeInbox([conversation(id, 'Sara Ahmed', 'Web shop'), conversation(3, 'Sara Ahmed', 'Mobile app')], {
    [`GET /inbox/${id}/person`]: answer,
  });
  return renderAs('editor', <Inbox />, {}, `/admin/messages?message=${id}`);
}

const panel = async () => within(await screen.findByRole('region', { name: 'This person' }));
const createdAt = '2026-11-20T10:00:00.000Z';
const earlier = { id: 3, subject: 'Mobile app', state: 'archived', createdAt };

test('other messages of the person have day and state, and open with one press', async () => {
  const { user } = open({ conversations: [earlier] });
  const row = (await (await panel()).findByText('Mobile app')).closest('li')!;
  expect(row).toHaveTextContent(/20 Nov 2026.*Done/);
  await user.click(within(row).getByRole('link', { name: 'Mobile app', hidden: true }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Message' })).toHaveTextContent('Mobile app, please.'),
  );
});

test('invoices have number, amount and state, drafts have no number yet', async () => {
  const invoice = { currency: 'EUR', total: '1200.00' };
  open({
    invoices: [
      { ...invoice, id: 8, number: null, name: 'Shop', state: 'draft' },
      { ...invoice, id: 7, number: 'INV-2026-0007', name: 'x', state: 'partly paid' },
    ],
  });
  const link = await (await panel()).findByText('INV-2026-0007');
  expect(link).toHaveAttribute('href', '/admin/receipts?invoice=7');
  expect(link.closest('li')).toHaveTextContent('€1,200.00Partly paid');
  expect(screen.getByRole('link', { name: 'Draft', hidden: true })).toHaveAttribute(
    'href',
    '/admin/receipts?invoice=8',
  );
  expect(screen.queryByText('Shop')).not.toBeInTheDocument();
});

test('without the right to write invoices there are none, and nothing says so', async () => {
  open({ invoices: null });
  expect(await (await panel()).findByText('No other messages.')).toBeInTheDocument();
  expect(screen.queryByText(/invoice/i)).not.toBeInTheDocument();
});

test('an invoice to the person begins with the client, otherwise with name and address', async () => {
  const client = { id: 5, name: 'Sara', company: 'Lumen Ltd', email: 'sara@lumen.example' };
  const press = async ({ user, router }: ReturnType<typeof open>) => {
    await panel();
    await user.click(await screen.findByRole('link', { name: 'Invoice this person', hidden: true }));
    const { pathname, search, state } = router.state.location;
    return { address: pathname + search, state: state as object };
  };
  const address = '/admin/receipts?new-for-client';
  const first = open({ invoices: [], client });
  expect(await press(first)).toEqual({ address, state: { client } });
  first.unmount();
  const email = `${lastId + 1}@lumen.example`;
  expect(await press(open({ invoices: [] }))).toEqual({
    address,
    state: { client: { name: 'Sara Ahmed', email } },
  });
});

test('it is folded on narrow screens, and unfolded where it stands beside the conversation', async () => {
  const { unmount } = open({});
  const details = async () => (await (await panel()).findByText('This person')).closest('details');
  expect(await details()).not.toHaveAttribute('open');
  unmount();
  const { matchMedia } = window;
  window.matchMedia = (media) =>
    ({ ...matchMedia(media), matches: media === '(min-width: 1280px)' }) as MediaQueryList;
  open({});
  expect(await details()).toHaveAttribute('open');
  window.matchMedia = matchMedia;
});
