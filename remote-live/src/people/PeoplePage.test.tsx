import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { sessionState } from '../session/sessionState';
import { page } from './PeoplePage';

const none = { mayHire: false, mayInvoice: false, mayIssue: false };
const ayesha = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'manager', ...none };
const bilal = { id: '2', name: 'Bilal', email: 'bilal@the.site', role: 'editor', ...none };
const hina = {
  id: 'h',
  email: 'hina@the.site',
  role: 'publisher',
  invitedBy: 'Ayesha',
  expiresAt: '2026-12-01T10:00:00.000Z',
};
const last = 'The site needs a manager: make somebody else a manager first.';

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const requests = fakeServer({
    'GET /people': { people: [ayesha, bilal] },
    'GET /invitations': { invitations: [] },
    ...answers,
  });
  return { requests, ...renderAs('manager', <page.component />) };
}

const named = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('managers see everybody with role, and who is invited', async () => {
  open({ 'GET /invitations': { invitations: [hina] } });
  const people = await screen.findByRole('table', { name: 'People' });
  expect(within(people).getByRole('rowheader', { name: 'Ayesha (you)' })).toBeVisible();
  expect(within(people).getByRole('row', { name: /Bilal bilal@the.site Editor/ })).toBeVisible();
  const invited = await screen.findByRole('table', { name: 'Open invitations' });
  expect(within(invited).getByRole('row', { name: /hina@the.site Publisher Ayesha/ })).toBeVisible();
});

test('an invitation gives a link, shown once, to be copied', async () => {
  const link = 'https://the.site/admin/join#secret';
  const { user, toast, requests } = open({ 'POST /invitations': { link, isMailed: false } });
  await user.click(await named('Invite'));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'hina@the.site');
  expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Can edit what the site says.');
  await user.selectOptions(screen.getByLabelText('Role'), 'publisher');
  const may = 'Can edit and publish what the site says.';
  expect(screen.getByLabelText('Role')).toHaveAccessibleDescription(may);
  await user.click(await named('Create invitation'));
  expect(await screen.findByLabelText('Link')).toHaveValue(link);
  expect(screen.getByText(/^Send this link to hina@the.site/)).toBeVisible();
  expect(requests).toContain('POST /invitations {"email":"hina@the.site","role":"publisher"}');
  await user.click(await named('Copy'));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Link Copied' }));
  await user.click(await named('Done'));
  expect(screen.queryByDisplayValue(link)).not.toBeInTheDocument();
  expect(requests.filter((request) => request === 'GET /invitations')).toHaveLength(2);
});

test.each([
  ['refuses to copy', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['has no clipboard, as over plain http', undefined],
])('a link is selected where the browser %s, and the page says so', async (_what, clipboard) => {
  const link = 'https://the.site/admin/join#secret';
  const { user, toast } = open({ 'POST /invitations': { link, isMailed: false } });
  await user.click(await named('Invite'));
  await user.type(screen.getByLabelText('Email'), 'hina@the.site');
  await user.click(await named('Create invitation'));
  const field: HTMLInputElement = await screen.findByLabelText('Link');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  field.setSelectionRange(0, 0);
  await user.click(await named('Copy'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', title: 'Copying Failed' })),
  );
  expect(field.selectionEnd).toBe(link.length);
});

test('with a mail server the dialog says that a mail takes the link', async () => {
  const { user } = open({ 'POST /invitations': { link: 'https://the.site/x', isMailed: true } });
  await user.click(await named('Invite'));
  await user.type(screen.getByLabelText('Email'), 'hina@the.site');
  await user.click(await named('Create invitation'));
  expect(await screen.findByText(/^A mail takes this link to hina@the.site/)).toBeVisible();
});

test('an address that is known already is shown beside the field', async () => {
  const known = 'Bilal already has this address.';
  const { user } = open({ 'POST /invitations': refuse(409, known, 'email') });
  await user.click(await named('Invite'));
  await user.type(screen.getByLabelText('Email'), bilal.email);
  await user.click(await named('Create invitation'));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(known));
});

test('an invitation is withdrawn', async () => {
  const { user, toast, requests } = open({
    'GET /invitations': { invitations: [hina] },
    'DELETE /invitations/h': null,
  });
  await user.click(await named('Withdraw the invitation of hina@the.site'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      type: 'error',
      title: 'Invitation Withdrawn',
      description: hina.email,
    }),
  );
  expect(requests.filter((request) => request === 'GET /invitations')).toHaveLength(2);
});

const box = (name: string) => screen.findByRole('checkbox', { name });
const cellsOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

test('rights are read in the list, and given and taken in a dialog, with the role', async () => {
  let changed = {};
  const { user, toast, requests } = open({
    'GET /people': () => ({ people: [ayesha, { ...bilal, mayHire: true, mayInvoice: true, ...changed }] }),
    'PATCH /people/2': (body: object) => {
      changed = body;
      return bilal;
    },
  });
  expect((await cellsOf('Ayesha'))[2]).toHaveTextContent('None');
  expect((await cellsOf('Bilal'))[2]).toHaveTextContent('Applications, Invoices');
  await user.click(await named('Change Bilal'));
  await user.selectOptions(screen.getByLabelText('Role'), 'publisher');
  expect(await box('May see applications')).toBeChecked();
  await user.click(await box('May see applications'));
  await user.click(await box('May issue invoices'));
  await user.click(await named('Save'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      type: 'success',
      title: 'Person Changed',
      description: 'Bilal',
    }),
  );
  expect(requests).toContain('PATCH /people/2 {"role":"publisher","mayHire":false,"mayIssue":true}');
  await waitFor(async () => expect((await cellsOf('Bilal'))[2]).toHaveTextContent('Invoices, Issuing'));
  expect((await cellsOf('Bilal'))[1]).toHaveTextContent('Publisher');
});

test.each([
  ['Ayesha', false],
  ['Bilal', true],
])('a right taken from %s leaves the own right %s at once', async (name, isLeft) => {
  const both = [ayesha, bilal].map((person) => ({ ...person, mayIssue: true }));
  const { user } = open({
    'GET /people': { people: both },
    'PATCH /people/1': ayesha,
    'PATCH /people/2': bilal,
  });
  await user.click(await named(`Change ${name}`));
  await user.click(await box('May issue invoices'));
  await user.click(await named('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sessionState.get().person?.mayIssue).toBe(isLeft);
});

test('a manager who gives up the role sees at once that the page is for others', async () => {
  const { user } = open({ 'PATCH /people/1': { ...ayesha, role: 'editor' } });
  await user.click(await named('Change Ayesha'));
  await user.selectOptions(screen.getByLabelText('Role'), 'editor');
  await user.click(await named('Save'));
  expect(await screen.findByText('This page is for people with the role manager.')).toBeVisible();
});

test('the last manager cannot go, and reads why', async () => {
  const { user } = open({ 'DELETE /people/1': refuse(409, last), 'PATCH /people/1': refuse(409, last) });
  await user.click(await named('Remove Ayesha'));
  await user.click(within(await dialog('Remove Ayesha?')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(last);
  await user.click(await named('Cancel'));
  await user.click(await named('Change Ayesha'));
  await user.selectOptions(screen.getByLabelText('Role'), 'editor');
  await user.click(await named('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(last);
});

test('a person is removed after a question; sessions end at once', async () => {
  const { user, toast, requests } = open({ 'DELETE /people/2': null, 'DELETE /people/2/sessions': null });
  await user.click(await named('Change Bilal'));
  await user.click(await named('End sessions'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Sessions Ended' })),
  );
  await user.click(await named('Cancel'));
  await user.click(await named('Remove Bilal'));
  expect(requests).not.toContain('DELETE /people/2');
  await user.click(within(await dialog('Remove Bilal?')).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Person Removed' })),
  );
});

test('removing somebody names what is scheduled, and asks what becomes of it', async () => {
  const detail = 'Bilal has scheduled a publication: take it over, or withdraw it.';
  const schedule = { id: 'p', dueAt: '2026-12-01T10:00:00.000Z', records: [{ title: 'Team: Hina Malik' }] };
  const { user, toast } = open({
    'DELETE /people/2': { ...refuse(409, detail), schedules: [schedule] },
    'DELETE /people/2?schedules=withdraw': null,
  });
  await user.click(await named('Remove Bilal'));
  const question = await dialog('Remove Bilal?');
  const remove = within(question).getByRole('button', { name: 'Remove' });
  await user.click(remove);
  expect(await within(question).findByRole('listitem')).toHaveTextContent(/1 Dec 2026.*Team: Hina Malik/);
  expect(within(question).getByRole('alert')).toHaveTextContent(detail);
  await user.selectOptions(within(question).getByLabelText('What becomes of this?'), 'withdraw');
  await user.click(remove);
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Person Removed' })),
  );
});

test('the company account of a person is unlinked, where there is one', async () => {
  const { user, toast } = open({
    'GET /people': { people: [ayesha, { ...bilal, hasCompanyAccount: true }] },
    'DELETE /people/2/company-account': null,
  });
  await user.click(await named('Change Ayesha'));
  expect(screen.queryByRole('button', { name: 'Unlink company account' })).toBeNull();
  await user.click(await named('Cancel'));
  await user.click(await named('Change Bilal'));
  await user.click(await named('Unlink company account'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Company Account Unlinked' })),
  );
});

test('a list that does not load says why, and loads with Retry', async () => {
  let isAway = true;
  const away = refuse(503, 'The database does not answer: try again in a moment.');
  const { user } = open({ 'GET /people': () => (isAway ? away : { people: [bilal] }) });
  expect(await screen.findByText(away.detail)).toBeVisible();
  isAway = false;
  await user.click(await named('Retry'));
  expect(await screen.findByRole('rowheader', { name: 'Bilal' })).toBeVisible();
});

test.each(['editor', 'publisher'] as const)(
  'the role %s reads that the page is for managers, and nothing is asked',
  (role) => {
    const requests = fakeServer({});
    renderAs(role, <page.component />);
    expect(screen.getByRole('heading', { name: 'People' })).toBeVisible();
    expect(screen.getByText(`Your role is ${role}. Ask a manager if you need this page.`)).toBeVisible();
    expect(requests).toEqual([]);
  },
);

test('what the end of the session has refused is shown until the next sign-in, and is not sent automatically', async () => {
  const detail = 'Sign in first: nobody is signed in, or the session has ended.';
  const { user, requests } = open({ 'POST /invitations': refuse(401, detail) });
  await user.click(await named('Invite'));
  await user.type(screen.getByLabelText('Email'), 'hina@the.site');
  await user.click(await named('Create invitation'));
  expect(await screen.findByText(detail)).toBeVisible();
  act(() => sessionState.set((state) => ({ ...state, hasEnded: false })));
  await waitFor(() => expect(screen.queryByText(detail)).not.toBeInTheDocument());
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  expect(screen.getByLabelText('Email')).toHaveValue('hina@the.site');
});
