import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaPort, Profile } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { page } from '../list/EntityPage';
import { createContentPort } from '../testing/contentPort';

const media: MediaPort = {
  types: ['image/jpeg'],
  upload: () => Promise.resolve({ address: '/media/harbor.0a1b2c3d-1600.avif', width: 1600, height: 1067 }),
  preview: (address) => address,
};

/** The form of a project, as the profile has it. */
function open(profile: Profile = 'live') {
  const records = createContentPort();
  renderInHost(<page.component />, {
    host: { profile, toast: () => undefined, ...(profile === 'live' && { records, media }) },
    path: '/admin/projects?edit=4',
  });
  const list = records.of({ ...projects, collection: 'projects.projects' });
  return { user: userEvent.setup(), saved: () => list.get()[3] };
}

/** Its focal point, unfolded: the first belongs to the project, the others to its details. */
async function focalPoint(at = 0) {
  const group = (await screen.findAllByRole('group', { name: 'Focal Point' }))[at]!;
  const summary = within(group).getByText('Focal Point').parentElement!;
  if (!group.hasAttribute('open')) fireEvent.click(summary);
  const [picture] = within(group).getAllByRole('presentation');
  return {
    picture: picture!,
    left: within(group).getByRole('slider', { name: 'From the left' }),
    top: within(group).getByRole('slider', { name: 'From the top' }),
    center: within(group).getByRole('button', { name: 'Center' }),
    crops: () =>
      within(group)
        .getAllByRole<HTMLImageElement>('presentation')
        .slice(1)
        .map(({ style }) => style.objectPosition),
  };
}

async function save(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('table');
}

test('it is set by the ranges, which have words for assistive technology, seen in crops, and saved', async () => {
  const { user, saved } = open();
  const { left, top, crops } = await focalPoint();
  for (const range of [left, top])
    expect(range).toHaveAccessibleDescription('What stays in view where pages crop the picture.');
  expect([left, top].map((range) => range.getAttribute('aria-valuetext'))).toEqual(['50%', '50%']);
  fireEvent.change(left, { target: { value: '30' } });
  fireEvent.change(top, { target: { value: '60' } });
  expect(left).toHaveAttribute('aria-valuetext', '30%');
  expect(crops()).toEqual(['30% 60%', '30% 60%', '30% 60%']);
  await save(user);
  expect(saved()).toMatchObject({ imageFocus: '30% 60%' });
});

test('it is folded at first, so that the name of the record is near its heading', async () => {
  open();
  await screen.findByLabelText('Title');
  for (const range of screen.getAllByRole('slider', { hidden: true })) expect(range).not.toBeVisible();
  const { left } = await focalPoint();
  expect(left).toBeVisible();
});

test('it is set by pressing on the picture; a click without a pointer has no place', async () => {
  open();
  const { picture, left, top } = await focalPoint();
  jest
    .spyOn(picture.parentElement!, 'getBoundingClientRect')
    .mockReturnValue({ left: 100, top: 50, width: 300, height: 200 } as DOMRect);
  fireEvent.click(picture, { clientX: 175, clientY: 210, detail: 1 });
  expect([left, top].map((range) => (range as HTMLInputElement).value)).toEqual(['25', '80']);
  picture.click();
  expect([left, top].map((range) => (range as HTMLInputElement).value)).toEqual(['25', '80']);
});

test('Center takes it to the middle, also without a pointer', async () => {
  open();
  const { left, top, center, crops } = await focalPoint();
  fireEvent.change(left, { target: { value: '0' } });
  fireEvent.change(top, { target: { value: '100' } });
  expect(crops()[0]).toBe('0% 100%');
  fireEvent(center, new MouseEvent('click', { bubbles: true }));
  expect([left, top]).toEqual([
    expect.objectContaining({ value: '50' }),
    expect.objectContaining({ value: '50' }),
  ]);
  expect(crops()[0]).toBe('50% 50%');
});

test('a record whose focal point nobody has set is saved without one', async () => {
  const { user, saved } = open();
  await focalPoint();
  await save(user);
  expect(JSON.stringify(saved())).not.toContain('ocus');
});

test('a picture of a row has its own', async () => {
  const { user, saved } = open();
  const { left } = await focalPoint(2);
  fireEvent.change(left, { target: { value: '10' } });
  await save(user);
  const [first, second] = (saved() as unknown as { details: { focus?: string }[] }).details;
  expect(first?.focus).toBeUndefined();
  expect(second?.focus).toBe('10% 50%');
});

test('that of the picture before does not stay with one that is uploaded', async () => {
  const { user } = open();
  const { left } = await focalPoint();
  fireEvent.change(left, { target: { value: '10' } });
  const photo = new File(['pixels'], 'harbor.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Picture file: Picture'), photo);
  await screen.findByText(/^Uploaded: 1600 × 1067 pixels. Set its focal point./);
  const after = await focalPoint();
  expect(after.left).toHaveValue('50');
  expect(after.picture).toHaveAttribute('src', '/media/harbor.0a1b2c3d-1600.avif');
});

test('without a picture there is nothing to set', async () => {
  const { user } = open();
  await focalPoint();
  await user.clear(screen.getByLabelText('Picture'));
  expect(screen.getAllByRole('group', { name: 'Focal Point' })).toHaveLength(2);
});

test('the default profile has none', async () => {
  open('default');
  expect(await screen.findByLabelText('Image URL')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Focal Point' })).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});
