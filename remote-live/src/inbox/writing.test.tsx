import { act, screen, waitFor, within } from '@testing-library/react';
import { conversation, fakeInbox } from '../testing/fakeInbox';
import { refuse, slowAnswer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import type { Conversation } from './conversation';
import { Inbox } from './Inbox';
import { sendText } from './sendText';

let lastId = 10;

/** Opens a message of its own: what is typed belongs to its conversation. */
function open(changes: Partial<Conversation> = {}, more: Parameters<typeof fakeInbox>[1] = {}) {
  const id = ++lastId;
  const requests = fakeInbox([conversation(id, 'Sara Ahmed', 'Web shop', changes)], more);
  return { id, requests, ...renderAs('editor', <Inbox />, {}, `/admin/messages?message=${id}`) };
}

const button = (name: string) => screen.findByRole('button', { name });
const reply = () => screen.findByLabelText<HTMLTextAreaElement>('Reply');
const no = { id: 'no', title: 'No', text: 'Dear {name}, about {opening}: no. {subject}' };
const thanks = { id: 'a', title: 'Thanks', text: 'Dear {name}, {opening}' };
const answers = { 'GET /saved-answers': { answers: [thanks, no] } };

test('what the server has stored of a reply is there, and what is typed is stored after a second', async () => {
  const { id, user, requests } = open({ unsent: { reply: 'Dear Sara', note: 'Ask', files: [] } });
  expect(await reply()).toHaveValue('Dear Sara');
  expect(screen.getByLabelText('Note for colleagues')).toHaveValue('Ask');
  await user.type(await reply(), ', yes');
  const kept = `PUT /inbox/${id}/unsent {"use":"reply","text":"Dear Sara, yes"}`;
  expect(requests).not.toContain(kept);
  await waitFor(() => expect(requests).toContain(kept));
});

test('a colleague who writes a reply is named', async () => {
  open({ writing: ['Bilal', 'Hina'] });
  expect(await screen.findByText('Bilal and Hina are writing a reply, too.')).toBeVisible();
});

test('a reply names the last message that its author has seen, and stays when somebody was faster', async () => {
  const detail = 'Bilal has written meanwhile. Read it, then send your reply again.';
  const { id, user, requests } = open({}, { [`POST /inbox/${lastId + 1}/replies`]: refuse(409, detail) });
  await user.type(await reply(), 'On Monday?');
  await user.click(await button('Send'));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await reply()).toHaveValue('On Monday?');
  expect(requests).toContain(`POST /inbox/${id}/replies {"text":"On Monday?","last":${id}}`);
});

test('what is typed while a reply is on its way stays, and is stored', async () => {
  const { answer, send } = slowAnswer();
  const { id, user, requests, toast } = open({}, { [`POST /inbox/${lastId + 1}/replies`]: answer });
  await user.type(await reply(), 'On Monday?');
  await user.click(await button('Send'));
  await user.type(await reply(), ' Or on Tuesday?');
  const kept = `PUT /inbox/${id}/unsent {"use":"reply","text":"On Monday? Or on Tuesday?"}`;
  await waitFor(() => expect(requests).toContain(kept), { timeout: 3000 });
  send();
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(await reply()).toHaveValue('On Monday? Or on Tuesday?');
  // The server has forgotten it with the reply.
  await waitFor(() => expect(requests.filter((each) => each === kept)).toHaveLength(2), { timeout: 3000 });
});

test('a saved answer is inserted by choice, with the words of the message', async () => {
  const { user } = open({ kind: 'application', stage: 'no', subject: 'Designer' }, answers);
  await user.type(await reply(), 'Hello.');
  const choice = await screen.findByLabelText('Saved answer');
  expect(choice).toHaveDisplayValue('Saved answer');
  await user.selectOptions(choice, 'No');
  await user.click(await button('Insert'));
  expect(await reply()).toHaveValue('Hello.\n\nDear Sara Ahmed, about Designer: no. Designer');
  expect(await reply()).toHaveFocus();
});

test('words of a visitor are not placeholders', async () => {
  const { user } = open({ kind: 'application', stage: 'no', name: '{subject} $& {name}' }, answers);
  await user.selectOptions(await screen.findByLabelText('Saved answer'), 'No');
  await user.click(await button('Insert'));
  expect(await reply()).toHaveValue('Dear {subject} $& {name}, about Web shop: no. Web shop');
});

test('a placeholder without words is named before anything is sent', async () => {
  const { user, requests } = open({}, answers);
  const choice = await screen.findByLabelText('Saved answer');
  expect(choice).toHaveDisplayValue('Saved answer');
  await user.click(await button('Insert'));
  expect(await reply()).toHaveValue('');
  await user.selectOptions(choice, 'Thanks');
  await user.click(await button('Insert'));
  expect(await reply()).toHaveValue('Dear Sara Ahmed, {opening}');
  await user.click(await button('Send'));
  expect(await screen.findByText('Replace {opening} by the words that you mean.')).toBeVisible();
  expect(requests.join()).not.toContain('/replies');
});

test('saved answers are added, changed and deleted', async () => {
  const { user, requests } = open(
    {},
    { ...answers, 'PUT /saved-answers/a': null, 'DELETE /saved-answers/no': null },
  );
  await screen.findByLabelText('Saved answer');
  await user.click(await button('Edit saved answers'));
  const dialog = await screen.findByRole('dialog', { name: 'Saved answers' });
  await user.click(within(dialog).getByRole('button', { name: 'Edit Thanks' }));
  await user.clear(await screen.findByLabelText('Title'));
  await user.click(await button('Save'));
  expect(await screen.findByText('Give the answer a title.')).toBeVisible();
  await user.type(screen.getByLabelText('Title'), 'Thank you');
  await user.click(await button('Save'));
  await waitFor(() =>
    expect(requests).toContain('PUT /saved-answers/a {"title":"Thank you","text":"Dear {name}, {opening}"}'),
  );
  await user.click(await button('Delete No'));
  await waitFor(() => expect(requests).toContain('DELETE /saved-answers/no'));
});

test('a note mentions a colleague', async () => {
  const { user } = open({ colleagues: ['Bilal', 'Hina Malik'] });
  await user.selectOptions(await screen.findByLabelText('Colleague'), 'Hina Malik');
  await user.click(await button('Mention'));
  expect(screen.getByLabelText('Note for colleagues')).toHaveValue('@Hina Malik ');
});

test('the export has what the list shows', async () => {
  const { user } = open();
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  expect(link).toHaveAttribute('href', '/api/inbox/export?place=open');
  await user.selectOptions(screen.getByLabelText('Place'), 'Mentions');
  expect(link).toHaveAttribute('href', '/api/inbox/export?place=mentions');
});

test('a text has the same key until the server has stored it, and another one afterwards', async () => {
  const keys: unknown[] = [];
  const answer = [500, 204, 204];
  window.fetch = async (_input, { headers } = {}) => {
    keys.push((headers as Record<string, string>)['Idempotency-Key']);
    return new Response(null, { status: answer.shift()! });
  };
  const send = () => sendText('POST /inbox/1/notes', { text: 'Hello' }, {}).catch(() => undefined);
  for (let turn = 0; turn < 3; turn++) await send();
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

test('files are added to the reply and taken back; a refusal is reported', async () => {
  const next = lastId + 1;
  const large = refuse(413, 'The files of a reply can have 10 MB in total.');
  const unsent = { reply: '', note: '', files: [{ id: 4, name: 'plan.pdf', size: 1000 }] };
  const { id, user, requests } = open(
    { unsent },
    {
      [`POST /inbox/${next}/files?name=a.txt`]: null,
      [`POST /inbox/${next}/files?name=b.txt`]: large,
      [`DELETE /inbox/${next}/files/4`]: null,
    },
  );
  expect(await screen.findByText('plan.pdf (1 kB)')).toBeVisible();
  const picker = screen.getByLabelText<HTMLInputElement>('Files to attach');
  await user.upload(picker, [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  expect(await screen.findByText('The files of a reply can have 10 MB in total.')).toBeVisible();
  await user.click(await button('Remove plan.pdf'));
  await waitFor(() => expect(requests).toContain(`DELETE /inbox/${id}/files/4`));
});

test('a reply waits for the files that are still uploading, also after another message was open', async () => {
  const next = lastId + 1;
  const unsent = { reply: 'Here is the plan.', note: '', files: [{ id: 4, name: 'old.pdf', size: 1000 }] };
  const { id, user, requests, router } = open({ unsent }, { [`POST /inbox/${next}/files?name=a.txt`]: null });
  const answer = window.fetch;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  window.fetch = async (input, init) => {
    if (String(input).includes('/files')) await arrived;
    return answer(input, init);
  };
  await user.upload(await screen.findByLabelText('Files to attach'), new File(['a'], 'a.txt'));
  expect(await button('Attach files')).toHaveAttribute('aria-disabled', 'true');
  expect(await button('Remove old.pdf')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button('Send'));
  expect(await screen.findByText(/^The files are not there yet/)).toBeVisible();
  await act(() => router.navigate('/admin/messages'));
  await act(() => router.navigate(`/admin/messages?message=${id}`));
  await user.click(await button('Send'));
  await user.click(await button('Remove old.pdf'));
  expect(requests.filter((request) => /replies|DELETE/.test(request))).toEqual([]);
  arrive();
  await waitFor(() => expect(screen.queryByText(/^The files are not there yet/)).toBeNull());
  await user.click(await button('Send'));
  await waitFor(() => expect(requests.join()).toContain(`POST /inbox/${id}/replies`));
});
