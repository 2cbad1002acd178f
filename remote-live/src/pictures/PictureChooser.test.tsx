import { screen, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { PictureChooser } from './PictureChooser';
import type { UploadedPicture } from './uploadedPicture';

const picture = (name: string, alt: string): UploadedPicture => ({
  name,
  address: `/media/${name}-480.avif`,
  alt,
  width: 480,
  height: 320,
  size: 9000,
  uploadedAt: '2026-11-24T10:00:00.000Z',
  uploadedBy: 'Bilal',
  uses: [],
});
const harbor = picture('harbor.0a1b2c3d', 'Boats at dawn');
const office = picture('office.4e5f6a7b', '');

function open(answer: object = { pictures: [office, harbor] }) {
  const requests = fakeServer({ 'GET /media': answer });
  const [onChoose, onClose] = [jest.fn(), jest.fn()];
  return {
    requests,
    onChoose,
    onClose,
    ...renderAs('editor', <PictureChooser onChoose={onChoose} onClose={onClose} />),
  };
}

const names = async () => {
  const dialog = screen.getByRole('dialog', { name: 'Choose a picture' });
  const list = within(await within(dialog).findByRole('list'));
  return list.getAllByRole('button').map(({ textContent }) => textContent);
};

test('the pictures that are there are buttons with name and text, as the server lists them', async () => {
  open();
  expect(await names()).toEqual(['officeNo description yet.', 'harborBoats at dawn']);
});

test('a search finds them by what they show; the one that is pressed is chosen', async () => {
  const { user, onChoose } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search pictures' }), 'DAWN');
  expect(await names()).toEqual(['harborBoats at dawn']);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[harbor]]);
});

test('without pictures it says so; the X closes it', async () => {
  const { user, onClose } = open({ pictures: [] });
  expect(await screen.findByText(/^No picture was uploaded yet\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a server that refuses is shown, and asked again', async () => {
  const { user, requests } = open(refuse(503, 'The database does not answer.'));
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(requests).toEqual(['GET /media', 'GET /media']);
});
