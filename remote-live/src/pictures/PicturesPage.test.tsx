import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { fakeUploads } from '../testing/fakeUploads';
import { renderAs } from '../testing/renderAs';
import { page } from './PicturesPage';
import type { UploadedPicture } from './uploadedPicture';

const harbor: UploadedPicture = {
  name: 'harbor.0a1b2c3d',
  address: '/media/harbor.0a1b2c3d-1600.avif',
  alt: '',
  width: 1600,
  height: 1067,
  size: 253_000,
  uploadedAt: '2026-11-24T10:00:00.000Z',
  uploadedBy: 'Bilal',
  uses: [
    {
      collection: 'projects',
      id: '4',
      title: 'Projects: Greenline',
      inDraft: true,
      onSite: false,
      isScheduled: false,
      isPreviewed: false,
    },
    {
      collection: 'hero',
      id: 'single',
      title: 'Hero',
      inDraft: false,
      onSite: true,
      isScheduled: false,
      isPreviewed: false,
    },
  ],
};

function open(routes: Parameters<typeof fakeServer>[0] = {}, pictures: UploadedPicture[] = [harbor]) {
  const requests = fakeServer({ 'GET /media': { pictures }, ...routes });
  const staffNavigation = [{ path: '/admin/projects', label: 'Projects', icon: 'Layers' }];
  return { requests, ...renderAs('editor', <page.component />, { staffNavigation }) };
}

const button = (name: string) => screen.findByRole('button', { name });

test('a picture is shown as staff see it, with its size, who uploaded it and where it is used', async () => {
  open();
  const card = within(await screen.findByRole('listitem', { name: 'harbor' }));
  expect(card.getByRole('img', { name: 'Picture harbor' })).toHaveAttribute(
    'src',
    '/api/media/harbor.0a1b2c3d-1600.avif',
  );
  expect(card.getByText('1600 × 1067 pixels, 248 KB')).toBeVisible();
  expect(card.getByText(/^Bilal/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Projects: Greenline' })).toHaveAttribute(
    'href',
    '/admin/projects?edit=4',
  );
  expect(card.getByText('(on the site, not in the draft)')).toBeVisible();
  expect(card.getByRole('link', { name: 'Hero' })).toHaveAttribute('href', '/admin/content/hero');
});

test('without pictures it is said where they are uploaded', async () => {
  open({}, []);
  expect(
    await screen.findByText(/No pictures yet\. They are uploaded here or where they are shown/),
  ).toBeVisible();
});

test('what a picture shows is said in a dialog, and needs words', async () => {
  const { user, toast, requests } = open({ 'PATCH /media/harbor.0a1b2c3d': null });
  await user.click(await button('Describe harbor'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe harbor' }));
  const text = dialog.getByLabelText('Alternative Text');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(text).toHaveAccessibleDescription(/Say in a few words what the picture shows/);
  await user.type(text, 'The harbor at dawn');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.slice(1)).toEqual([
      'PATCH /media/harbor.0a1b2c3d {"alt":"The harbor at dawn"}',
      'GET /media',
    ]),
  );
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Picture Described' }));
});

test('a picture is removed after a question', async () => {
  const { user, toast, requests } = open({ 'DELETE /media/harbor.0a1b2c3d': null }, [
    { ...harbor, alt: 'The harbor', uses: [] },
  ]);
  expect(await screen.findByText('Not used.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The harbor' })).toBeVisible();
  await user.click(await button('Remove harbor'));
  await user.click(await button('Remove'));
  await waitFor(() => expect(requests.slice(1)).toEqual(['DELETE /media/harbor.0a1b2c3d', 'GET /media']));
  expect(toast).toHaveBeenCalledWith({
    type: 'error',
    title: 'Picture Removed',
    description: 'harbor',
  });
});

test('a picture in use stays, and the dialog says where it is used', async () => {
  const detail = 'This picture is in use: Projects: Greenline (in the draft).';
  const { user } = open({ 'DELETE /media/harbor.0a1b2c3d': refuse(409, detail) });
  await user.click(await button('Remove harbor'));
  await user.click(await button('Remove'));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});

test('a search finds pictures by name, by what they show and by where they are shown', async () => {
  const dawn = { ...harbor, name: 'dawn.0a1b2c3d', alt: 'The Café at dawn', uses: [] };
  const { user } = open({}, [harbor, dawn]);
  const search = await screen.findByRole('searchbox', { name: 'Search pictures' });
  const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  for (const [words, names] of [
    ['HARB', ['harbor']],
    ['cafe dawn', ['dawn']],
    ['greenline', ['harbor']],
    ['0a1b', ['harbor', 'dawn']],
    ['nothing', []],
  ] as const) {
    await user.clear(search);
    await user.type(search, words);
    expect(shown()).toEqual(names);
  }
  expect(screen.getByText('No pictures found.')).toBeVisible();
});

test('a picture is uploaded here, and is in the list then; a refusal says why', async () => {
  const pictures: UploadedPicture[] = [];
  let answer: [number, object] = [415, { detail: 'This is not a picture.' }];
  const uploads = fakeUploads(() => answer);
  const { user, toast } = open({ 'GET /media': () => ({ pictures }) });
  const file = await screen.findByLabelText('Picture file');
  await user.upload(file, new File(['x'], 'harbor.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('This is not a picture.')).toBeVisible();
  answer = [200, harbor];
  pictures.push(harbor);
  await user.upload(file, new File(['xy'], 'harbor.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('listitem', { name: 'harbor' })).toBeVisible();
  expect(screen.queryByText('This is not a picture.')).not.toBeInTheDocument();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success', title: 'Picture Uploaded' }));
  expect(uploads).toHaveLength(2);
});
