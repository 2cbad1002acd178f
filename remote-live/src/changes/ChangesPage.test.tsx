import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './ChangesPage';
import { extension as schedulesCard } from './SchedulesCard';

const bio = { field: 'bio', label: 'Bio', isPicture: false, before: 'Old words.', after: 'New words.' };
const saved = {
  version: 2,
  savedBy: 'Bilal',
  savedAt: '2026-11-24T10:00:00.000Z',
  isMine: false,
  others: ['Bilal'],
};
const member = {
  collection: 'team',
  id: '1',
  title: 'Team: Hina Malik',
  change: 'changed',
  ...saved,
  fields: [
    bio,
    {
      ...bio,
      field: 'image',
      label: 'Picture',
      isPicture: true,
      before: '/media/a.avif',
      after: '/media/b.avif',
    },
  ],
};
const order = {
  collection: 'order',
  id: 'jobs',
  title: 'Order of Jobs',
  change: 'order',
  ...saved,
  fields: [{ ...bio, field: 'ids', label: 'Order', before: ['One', 'Two'], after: ['Two', 'One'] }],
};
const choice = { collection: 'team', id: '1', version: 2 };
const all = { changes: [member, order], discarded: [] };
const waiting = 'GET /publications?state=unconfirmed';

const named = (name: string) => screen.findByRole('button', { name });
const choose = (name: string) => screen.findByRole('checkbox', { name });

function open(answers: Parameters<typeof fakeServer>[0] = {}, role: 'editor' | 'publisher' = 'publisher') {
  const requests = fakeServer({ 'GET /changes': all, [waiting]: { publications: [] }, ...answers });
  const staffNavigation = [{ path: '/admin/team', label: 'Team', icon: 'Users' }];
  return { requests, ...renderAs(role, <page.component />, { staffNavigation }) };
}

test('each change shows who saved it, and both values of each field; pictures are pictures', async () => {
  open();
  const card = await screen.findByRole('article', { name: 'Team: Hina Malik' });
  expect(card).toHaveTextContent(/Changed.*Bilal/);
  const table = within(card).getByRole('table', { name: 'Team: Hina Malik' });
  expect(within(table).getByRole('row', { name: /Bio Old words. New words./ })).toBeVisible();
  expect(
    within(table)
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('src')),
  ).toEqual(['/media/a.avif', '/media/b.avif']);
  const jobs = screen.getByRole('article', { name: 'Order of Jobs' });
  expect(
    within(jobs)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['One', 'Two', 'Two', 'One']);
});

test('a focal point is shown in words', async () => {
  const focus = { ...bio, field: 'imageFocus', label: 'Focal Point', before: null, after: '30% 60%' };
  open({ 'GET /changes': { ...all, changes: [{ ...member, fields: [focus] }] } });
  expect(
    await screen.findByRole('row', { name: 'Focal Point Empty 30% from the left, 60% from the top' }),
  ).toBeVisible();
});

test('an empty list reads “Empty”', async () => {
  const madeBy = { ...bio, field: 'madeBy', label: 'Made By', before: null, after: [] };
  open({ 'GET /changes': { ...all, changes: [{ ...member, fields: [madeBy] }] } });
  expect(await screen.findByRole('row', { name: 'Made By Empty Empty' })).toBeVisible();
});

test('without changes the page says so', async () => {
  open({ 'GET /changes': { changes: [], discarded: [] } });
  expect(await screen.findByText('Everything is published.')).toBeVisible();
});

test('what is chosen is published, and the steps are shown', async () => {
  const answers = [
    { state: 'composing', step: 'testing' },
    // Of a server that does not compose it.
    { state: 'composing', step: null },
    { state: 'live', step: null },
  ];
  const { user, toast, requests } = open({
    'POST /publications': { id: 'p', state: 'composing', step: 'storing', problem: null },
    'GET /publications/p': () => ({ id: 'p', problem: null, ...answers.shift() }),
  });
  expect(await named('Publish')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await choose('Choose Team: Hina Malik'));
  await user.click(await named('Publish'));
  const dialog = screen.getByRole('dialog', { name: 'Publish' });
  await user.type(within(dialog).getByLabelText('Note'), 'As agreed');
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  const status = within(dialog).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Step 2 of 5: Storing them …'));
  await waitFor(() => expect(status).toHaveTextContent('Step 4 of 5: Testing the pages …'));
  await waitFor(() => expect(requests.filter((each) => each === 'GET /publications/p')).toHaveLength(2));
  expect(status).toHaveTextContent('Step 4 of 5');
  expect(within(dialog).getByRole('progressbar')).toHaveValue(4);
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Published',
        description: expect.stringMatching(/^Visitors see it from now on, after \d\.\d s\.$/),
      }),
    ),
  );
  expect(requests).toContain(
    `POST /publications ${JSON.stringify({ records: [choice], note: 'As agreed' })}`,
  );
  await waitFor(() => expect(requests.filter((request) => request === 'GET /changes')).toHaveLength(2));
});

test.each([
  [
    'a record that changed since',
    refuse(409, 'Bilal has changed team/1 meanwhile: look at it, then publish.'),
    /Bilal has changed/,
  ],
  [
    'pages that do not render',
    { id: 'p', state: 'failed', problem: '/team does not render', records: [] },
    /does not render/,
  ],
])('%s: the reason stands in the dialog', async (_what, answer, reason) => {
  const { user, toast } = open({ 'POST /publications': answer });
  await user.click(await choose('Choose all (2)'));
  await user.click(await named('Publish'));
  const dialog = screen.getByRole('dialog', { name: 'Publish' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(reason);
  expect(toast).not.toHaveBeenCalled();
});

const wrong = [
  { collection: 'team', id: 'a/1', title: 'Team: Hina Malik' },
  { collection: 'firstMonth', id: '', title: 'First Month' },
  { collection: 'visionStatement', id: 'single', title: 'Vision Statement' },
  { collection: 'proofs', id: '7', title: 'Proofs: fewer stock-outs' },
];

test('what is refused for its content is linked to the forms that mend it', async () => {
  const { user, router } = open({
    'POST /publications': { ...refuse(422, 'This cannot go live.'), records: wrong },
  });
  await user.click(await choose('Choose all (2)'));
  await user.click(await named('Publish'));
  const dialog = screen.getByRole('dialog', { name: 'Publish' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  const links = within(await within(dialog).findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Team: Hina Malik', '/admin/team?edit=a%2F1'],
    ['First Month', '/admin/content/first-month'],
    ['Vision Statement', '/admin/content/vision-statement'],
    ['Proofs: fewer stock-outs', '/admin/content/proofs?edit=7'],
  ]);
  links[0]!.focus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/team?edit=a%2F1');
});

test.each([
  ['preview', 'Preview', { 'POST /previews': { ...refuse(422, 'It does not fit.'), records: wrong } }],
  [
    'publication',
    'Publish',
    { 'POST /publications': { id: 'p', state: 'failed', problem: 'It does not fit.', records: wrong } },
  ],
])('a %s that fails while it is composed is linked, too', async (_what, name, answers) => {
  const { user } = open(answers);
  await user.click(await choose('Choose all (2)'));
  await user.click(await named(name));
  if (name === 'Publish')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
});

test('a preview is linked, and what was looked at is what is published', async () => {
  const { user, requests } = open({
    'POST /previews': { composition: 7, url: 'https://preview-7-x.the.site/' },
    'POST /publications': { id: 'p', state: 'live', problem: null },
  });
  await user.click(await choose('Choose Team: Hina Malik'));
  await user.click(await named('Preview'));
  expect(await screen.findByRole('link', { name: 'Open the preview' })).toHaveAttribute(
    'href',
    'https://preview-7-x.the.site/',
  );
  await user.click(await named('On a phone'));
  expect(await screen.findByRole('img', { name: 'QR code of the address below' })).toBeVisible();
  expect(screen.getByLabelText('Address of the preview')).toHaveValue('https://preview-7-x.the.site/');
  await user.click(await choose('Choose Order of Jobs'));
  expect(screen.queryByRole('link', { name: 'Open the preview' })).toBeNull();
  await user.click(await choose('Choose Order of Jobs'));
  await user.click(await named('Publish'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(requests).toContain(
      `POST /publications ${JSON.stringify({ records: [choice], note: '', preview: 7 })}`,
    ),
  );
});

test('a publication is scheduled by the clocks of the company', async () => {
  const { user, toast, requests } = open({
    'POST /publications': { id: 'p', state: 'waiting', problem: null },
  });
  await user.click(await choose('Choose Team: Hina Malik'));
  await user.click(await named('Publish'));
  const dialog = screen.getByRole('dialog', { name: 'Publish' });
  fireEvent.change(within(dialog).getByLabelText(/^Publish at \(Pakistan time\)/), {
    target: { value: '2026-12-01T09:00' },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Scheduled' })));
  const asked = { records: [choice], note: '', at: '2026-12-01T04:00:00.000Z' };
  expect(requests).toContain(`POST /publications ${JSON.stringify(asked)}`);
});

const discardDialog = () => screen.getByRole('dialog', { name: 'Discard the draft?' });
const discardWith = (more: object) => `POST /changes/discard ${JSON.stringify({ ...choice, ...more })}`;

test('a draft of others is discarded by a publisher after a question that says whose it is', async () => {
  const { user, toast, requests } = open({ 'POST /changes/discard': {} });
  await user.click(await named('Discard Team: Hina Malik'));
  expect(discardDialog()).toHaveTextContent('The changes are by Bilal.');
  await user.click(within(discardDialog()).getByRole('button', { name: 'Discard' }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Draft Discarded' })),
  );
  expect(requests).toContain(discardWith({ others: true }));
});

test.each([
  ['the own changes alone', false, 'Your own changes of Team: Hina Malik go; those of Bilal stay.'],
  ['those of others as well', true, 'The changes are by you and Bilal.'],
])('of a draft of several people a publisher discards %s', async (_what, others, text) => {
  const changes = [{ ...member, isMine: true }];
  const { user, requests } = open({ 'GET /changes': { ...all, changes }, 'POST /changes/discard': {} });
  await user.click(await named('Discard Team: Hina Malik'));
  const choose = within(discardDialog()).getByRole('checkbox', { name: 'Discard the changes of Bilal, too' });
  if (others) await user.click(choose);
  expect(discardDialog()).toHaveTextContent(text);
  await user.click(within(discardDialog()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(requests).toContain(discardWith(others ? { others } : {})));
});

test('an editor discards the own changes, and is not offered those of others', async () => {
  const changes = [member, { ...order, isMine: true }];
  const { user } = open({ 'GET /changes': { ...all, changes } }, 'editor');
  await user.click(await named('Discard Order of Jobs'));
  expect(discardDialog()).toHaveTextContent('those of Bilal stay');
  expect(within(discardDialog()).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard Team: Hina Malik' })).toBeNull();
});

test('what was discarded is brought back', async () => {
  const discarded = [{ ...member, by: 'Chandra', at: saved.savedAt }];
  const { user, toast, requests } = open({
    'GET /changes': { changes: [], discarded },
    'POST /changes/bring-back': {},
  });
  const list = await screen.findByRole('table', { name: 'Recently discarded' });
  expect(within(list).getByRole('row', { name: /Team: Hina Malik Chandra/ })).toBeVisible();
  await user.click(await named('Bring back Team: Hina Malik'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Draft Brought Back' })),
  );
  expect(requests).toContain(`POST /changes/bring-back ${JSON.stringify(choice)}`);
});

test('the focus follows what is discarded and brought back', async () => {
  const discarded = [{ ...member, by: 'Ayesha', at: saved.savedAt }];
  const left = { changes: [order], discarded };
  const answers = [all, left, { changes: [], discarded }, left, { changes: [], discarded: [] }];
  const { user } = open({
    'GET /changes': () => answers.shift()!,
    'POST /changes/discard': {},
    'POST /changes/bring-back': {},
    'POST /publications': { id: 'p', state: 'live', problem: null },
  });
  const discard = async (title: string) => {
    await user.click(await named(`Discard ${title}`));
    await user.click(within(discardDialog()).getByRole('button', { name: 'Discard' }));
  };
  await discard('Team: Hina Malik');
  await waitFor(async () => expect(await choose('Choose Order of Jobs')).toHaveFocus());
  await discard('Order of Jobs');
  const back = await named('Bring back Team: Hina Malik');
  await waitFor(() => expect(back).toHaveFocus());
  await user.click(back);
  await waitFor(async () => expect(await choose('Choose Order of Jobs')).toBeVisible());
  await user.click(await choose('Choose all (1)'));
  await user.click(await named('Publish'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  const end = await screen.findByText('Everything is published.');
  await waitFor(() => expect(end.parentElement).toHaveFocus());
});

test('editors look at changes and preview them, and are not offered to publish', async () => {
  open({}, 'editor');
  expect(await named('Preview')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

const schedule = {
  id: 's',
  state: 'waiting',
  problem: null,
  step: null,
  note: '',
  by: 'Zara',
  at: '2026-11-24T10:00:00.000Z',
  dueAt: '2026-12-01T04:00:00.000Z',
  records: [member],
};

test('a record that is scheduled says so, and publishing it before says what becomes of the schedule', async () => {
  const { user } = open({ 'GET /changes': { ...all, schedules: [schedule] } });
  const card = await screen.findByRole('article', { name: 'Team: Hina Malik' });
  expect(card).toHaveTextContent(/Scheduled for 1 Dec 2026/);
  expect(screen.getByRole('article', { name: 'Order of Jobs' })).not.toHaveTextContent('Scheduled');
  await user.click(await choose('Choose Team: Hina Malik'));
  await user.click(await named('Publish'));
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(/Team: Hina Malik is scheduled by Zara for 1 Dec.*publication fails/);
});

test('what is not scheduled is published without a warning', async () => {
  const { user } = open({ 'GET /changes': { ...all, schedules: [schedule] } });
  await user.click(await choose('Choose Order of Jobs'));
  await user.click(await named('Publish'));
  expect(await screen.findByRole('dialog', { name: 'Publish' })).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

const failed = { ...schedule, state: 'failed', problem: 'Hina Malik was published meanwhile.' };

test('a schedule that failed is shown with the reason and its records, until a publisher dismisses it', async () => {
  const answers = [{ ...all, schedules: [failed] }, all];
  const { user, requests } = open({
    'GET /changes': () => answers.shift() ?? all,
    'DELETE /publications/s': null,
  });
  const notice = await screen.findByRole('region', { name: /scheduled for 1 Dec.*did not go live/ });
  expect(notice).toHaveTextContent(/Zara scheduled it. Hina Malik was published meanwhile/);
  expect(within(notice).getByRole('link', { name: 'Team: Hina Malik' })).toBeVisible();
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(requests).toContain('DELETE /publications/s');
});

test('an editor reads of a schedule that failed', async () => {
  open({ 'GET /changes': { ...all, schedules: [failed] } }, 'editor');
  const notice = await screen.findByRole('region', { name: /did not go live/ });
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
});

test('the dashboard shows what is scheduled', async () => {
  fakeServer({ 'GET /changes': { ...all, schedules: [failed, schedule] } });
  renderAs('editor', <schedulesCard.component />);
  const card = await screen.findByRole('region', { name: 'Scheduled' });
  expect(card).toHaveTextContent(/1 Dec 2026.*Team: Hina Malik · scheduled by Zara/);
  expect(card).not.toHaveTextContent('meanwhile');
});

const heldBack = {
  id: 'p',
  state: 'unconfirmed',
  records: [member],
  note: '',
  by: 'Ayesha',
  dueAt: saved.savedAt,
  at: saved.savedAt,
  problem: 'Ayesha may no longer publish: a publisher has to confirm this.',
};

test('what somebody scheduled who may not publish any more waits above the changes for a publisher', async () => {
  let publications = [heldBack];
  const { user, toast } = open({
    [waiting]: () => ({ publications }),
    'POST /publications/p/confirmation': () => {
      publications = [];
      return { ...heldBack, state: 'waiting' };
    },
  });
  const section = await screen.findByRole('region', { name: 'Waiting for a publisher' });
  expect(section).toHaveTextContent(/Ayesha may no longer publish.*Team: Hina Malik/);
  await user.click(within(section).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(section).not.toBeInTheDocument());
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Publication Confirmed' }));
});

test('editors read that it waits, and decide nothing', async () => {
  open({ [waiting]: { publications: [heldBack] } }, 'editor');
  const section = await screen.findByRole('region', { name: 'Waiting for a publisher' });
  expect(within(section).queryByRole('button', { name: /Confirm|Withdraw/ })).toBeNull();
});
