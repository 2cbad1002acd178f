import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredPicture, MediaPort } from '@vibrant-peak/shared/host';
import { pictures } from '@vibrant-peak/shared/content/pictures';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from '../list/EntityPage';
import { projects } from '../entities/projects';
import { createContentPort } from '../testing/contentPort';

const photo = new File(['pixels'], 'harbor.jpg', { type: 'image/jpeg' });
const kept = { address: '/media/harbor.0a1b2c3d-1600.avif', width: 1600, height: 1067 };

/** The form of a record, and pictures that are stored when the test says so. */
async function openForm(path = '/admin/projects?edit=4', label = 'Picture') {
  let answer: { resolve: (picture: StoredPicture) => void; reject: (error: Error) => void };
  const upload = jest.fn<Promise<StoredPicture>, Parameters<MediaPort['upload']>>(
    (_file, { signal }) =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject };
        signal.addEventListener('abort', () => reject(new Error('The upload was ended.')));
      }),
  );
  const media: MediaPort = {
    types: ['image/jpeg', 'image/png'],
    upload,
    preview: (address) => address.replace('/media/', '/api/media/'),
    Chooser: ({ onChoose, onClose }) => (
      <div role="dialog">
        <button type="button" onClick={() => onChoose({ address: kept.address, alt: 'Boats at dawn' })}>
          Harbor
        </button>
        <button type="button" onClick={onClose}>
          None
        </button>
      </div>
    ),
  };
  const records = createContentPort();
  const { unmount } = renderInHost(<page.component />, {
    host: { profile: 'live', toast: jest.fn(), records, media },
    path,
  });
  const address = await screen.findByLabelText(label);
  return {
    user: userEvent.setup(),
    address,
    upload,
    unmount,
    records,
    keep: () => answer.resolve(kept),
    refuse: (reason: string) => answer.reject(new Error(reason)),
    progress: (sent: number) => act(() => upload.mock.lastCall![1].onProgress(sent)),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const file = () => screen.getByLabelText('Picture file: Picture');

test('the picture of the address is shown as staff see it', async () => {
  await openForm();
  const [preview] = screen.getAllByRole('img', { name: 'Preview' });
  expect(preview).toHaveAttribute('src', `/api${pictures.greenline}`);
});

test('a chosen picture is uploaded with progress, its address is in the field, and it is saved', async () => {
  const { user, address, keep, progress, upload, records } = await openForm();
  await user.upload(file(), photo);
  expect(upload.mock.lastCall![0]).toBe(photo);
  expect(await screen.findByText('Sending harbor.jpg …')).toBeVisible();
  progress(0.25);
  const bar = screen.getByRole('progressbar', { name: 'Upload of harbor.jpg' });
  await waitFor(() => expect(bar).toHaveValue(0.25));
  progress(1);
  expect(await screen.findByText('Preparing the picture …')).toBeVisible();
  keep();
  expect(
    await screen.findByText(
      'Uploaded: 1600 × 1067 pixels. Set its focal point. Check the text that says what it shows.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(address).toHaveValue(kept.address);
  await user.click(button('Save'));
  await screen.findByRole('table');
  expect(records.of({ ...projects, collection: 'projects.projects' }).get()[3]).toMatchObject({
    image: kept.address,
  });
});

test('a record without a text for its picture is not asked for one', async () => {
  const { user, keep } = await openForm('/admin/testimonials?edit=1', 'Picture');
  await user.upload(screen.getByLabelText('Picture file: Picture'), photo);
  keep();
  expect(await screen.findByText('Uploaded: 1600 × 1067 pixels. Set its focal point.')).toBeVisible();
});

test('nothing is saved while a picture is on its way', async () => {
  const { user, address, keep } = await openForm();
  await user.upload(file(), photo);
  await user.click(button('Save'));
  await waitFor(() => expect(address).toHaveAccessibleDescription('Wait until the picture is uploaded'));
  keep();
  await waitFor(() => expect(address).toHaveValue(kept.address));
  await waitFor(() => expect(address).not.toHaveAccessibleDescription());
});

test('a refusal is shown in the words of the server, and the field is as before', async () => {
  const { user, address, refuse } = await openForm();
  const before = (address as HTMLInputElement).value;
  await user.upload(file(), photo);
  refuse('This picture is animated.');
  expect(await screen.findByRole('alert')).toHaveTextContent('This picture is animated.');
  expect(address).toHaveValue(before);
});

test('an upload is ended by the button that began it, which keeps the focus', async () => {
  const { user, address, upload } = await openForm();
  const before = (address as HTMLInputElement).value;
  await user.click(button('Upload picture: Picture'));
  await user.upload(file(), photo);
  const end = await screen.findByRole('button', { name: 'End upload: Picture' });
  end.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The upload was ended.')).toBeVisible();
  expect(upload.mock.lastCall![1].signal.aborted).toBe(true);
  expect(button('Upload picture: Picture')).toHaveFocus();
  expect(address).toHaveValue(before);
});

test('a picture that is there is chosen; its text fills one that is empty', async () => {
  const { user, address } = await openForm();
  const text = screen.getAllByLabelText('Alternative Text')[0]!;
  await user.clear(text);
  await user.click(button('Choose a picture: Picture'));
  await user.click(button('Harbor'));
  expect(address).toHaveValue(kept.address);
  expect(text).toHaveValue('Boats at dawn');
  expect(
    screen.getByText('Chosen. Set its focal point. Check the text that says what it shows.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text that is there stays; without a choice all stays as it was', async () => {
  const { user, address } = await openForm();
  const [before, text] = [
    (address as HTMLInputElement).value,
    screen.getAllByLabelText('Alternative Text')[0]!,
  ];
  const words = (text as HTMLInputElement).value;
  await user.click(button('Choose a picture: Picture'));
  await user.click(button('None'));
  expect(address).toHaveValue(before);
  await user.click(button('Choose a picture: Picture'));
  await user.click(button('Harbor'));
  expect(address).toHaveValue(kept.address);
  expect(words).not.toBe('');
  expect(text).toHaveValue(words);
});

test('no picture is chosen while another one is uploaded', async () => {
  const { user } = await openForm();
  await user.upload(file(), photo);
  await waitFor(() => expect(button('Choose a picture: Picture')).toBeDisabled());
});

test('a form that is closed ends its uploads', async () => {
  const { user, upload, unmount } = await openForm();
  await user.upload(file(), photo);
  unmount();
  expect(upload.mock.lastCall![1].signal.aborted).toBe(true);
});

test('a picture is taken from the clipboard; a pasted text is text', async () => {
  const { user, address, upload, keep } = await openForm();
  await user.clear(address);
  await user.click(address);
  await user.paste('https://images.example/a.png');
  expect(address).toHaveValue('https://images.example/a.png');
  expect(upload).not.toHaveBeenCalled();
  fireEvent.paste(address, { clipboardData: { files: [photo] } });
  expect(upload).toHaveBeenCalledTimes(1);
  keep();
  await waitFor(() => expect(address).toHaveValue(kept.address));
});

test('a picture is taken where it is dropped; anything else is left to the browser', async () => {
  const { address, upload } = await openForm();
  const text = createEvent.dragOver(address, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(address, text);
  expect(text.defaultPrevented).toBe(false);
  const over = createEvent.dragOver(address, { dataTransfer: { types: ['Files'], files: [photo] } });
  fireEvent(address, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(address, { dataTransfer: { types: ['Files'], files: [photo] } });
  expect(upload.mock.lastCall![0]).toBe(photo);
});

test('the picture of a row goes to its row, also when rows before it are removed meanwhile', async () => {
  const { user, keep } = await openForm();
  const group = (name: string) => within(screen.getByRole('group', { name }));
  await user.upload(group('Details 2').getByLabelText('Picture file: Photo'), photo);
  await user.click(button('Remove Details 1'));
  keep();
  await waitFor(() => expect(group('Details 1').getByLabelText('Photo')).toHaveValue(kept.address));
  expect(screen.queryByRole('group', { name: 'Details 2' })).toBeNull();
});
