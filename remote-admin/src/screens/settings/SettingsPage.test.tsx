import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './SettingsPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

function open() {
  const toast = jest.fn<void, [Toast]>();
  const { unmount } = renderInHost(<page.component />, { host: { toast } });
  return { toast, unmount };
}

const choose = async (tab: string) => {
  fireEvent.click(screen.getByRole('tab', { name: tab }));
  await wait(50);
};
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const lastToast = (toast: jest.Mock<void, [Toast]>) => {
  const { title, description } = toast.mock.lastCall?.[0] ?? {};
  return [title, description];
};

test('a submit during a save is saved and answered, too', async () => {
  const { toast, unmount } = open();
  const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
  type('Tagline', 'One');
  await submit();
  await wait(400);
  type('Tagline', 'Two');
  await submit();
  await wait(1300);
  expect(toast).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  unmount();
  open();
  expect(field('Tagline')).toHaveValue('Two');
});

test('what was typed is still there after a look at another tab', async () => {
  open();
  type('Address', 'Harbour Road');
  await choose('SEO');
  await choose('General');
  await waitFor(() => expect(field('Address')).toHaveValue('Harbour Road'));
});

test('each switch takes effect at once, and is stored when the page is left', async () => {
  const { toast, unmount } = open();
  await choose('Footer');
  for (const [name, isOn] of Object.entries({
    'Social Icons': true,
    'Contact Info': true,
    Newsletter: false,
  })) {
    const control = () => screen.getByRole<HTMLInputElement>('switch', { name });
    expect(control().checked).toBe(isOn);
    for (const wanted of [!isOn, isOn, !isOn]) {
      fireEvent.click(control());
      expect(control().checked).toBe(wanted);
      const text = `Footer ${name} display has been ${wanted ? 'enabled' : 'disabled'}`;
      expect(lastToast(toast)).toEqual(['Setting Updated', text]);
    }
  }
  unmount();
  open();
  await choose('Footer');
  expect(screen.getByRole('switch', { name: 'Newsletter' })).toBeChecked();
  fireEvent.click(screen.getByRole('switch', { name: 'Newsletter' }));
});

test('a switch during a save loses nothing', async () => {
  open();
  await choose('Footer');
  type('Copyright Text', 'Ours.');
  await press('Save');
  fireEvent.click(screen.getByRole('switch', { name: 'Newsletter' }));
  await wait(800);
  expect(screen.getByRole('switch', { name: 'Newsletter' })).toBeChecked();
  expect(field('Copyright Text')).toHaveValue('Ours.');
});

test.each([
  ['Social Media', 'Facebook', 'javascript:alert(1)', 'Must be a profile name or a web address'],
  ['SEO', 'OG Image', 'http://example.com/a.png', /Must be the address of a picture/],
  ['General', 'Contact Email', 'a@b', 'Invalid email address'],
])('%s: a bad %s is refused with a clear message', async (tab, label, value, message) => {
  const { toast } = open();
  await choose(tab);
  type(label, value);
  await press('Save');
  await wait(1000);
  expect(field(label)).toHaveAccessibleDescription(message);
  expect(toast).not.toHaveBeenCalled();
});

test('the live profile has facts of the site in place of these, and the default profile loads nothing of it', async () => {
  const load = jest.fn(() => ({ LiveSettings: () => <p>Drafts</p> }));
  jest.doMock('../../live/settings/LiveSettings', load);
  const { unmount } = renderInHost(<page.component />);
  expect(field('Site Name')).toBeVisible();
  expect(screen.getByText('Saved for this visit; the public site does not change.')).toBeVisible();
  await wait(0);
  expect(load).not.toHaveBeenCalled();
  unmount();
  renderInHost(<page.component />, { host: { profile: 'live' } });
  await wait(0);
  expect(screen.getByText('Drafts')).toBeVisible();
  expect(screen.queryByLabelText('Site Name')).toBeNull();
});
