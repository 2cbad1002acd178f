import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '@vibrant-peak/shared/content/brand';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from '../../screens/settings/SettingsPage';
import { createContentPort } from '../../testing/contentPort';
import { createNetwork } from '../../testing/slowRecords';

/** Settings in the live profile, on a network that can be cut. */
async function open() {
  const network = createNetwork();
  const port = createContentPort(network);
  const records = port.of({ collection: 'brand.brand', samples: [] });
  const toast = jest.fn<void, [Toast]>();
  const held = new Set<object>();
  const hold = (changes: object) => {
    held.add(changes);
    return () => {
      held.delete(changes);
      return false;
    };
  };
  renderInHost(<page.component />, {
    host: {
      profile: 'live',
      toast,
      records: port,
      unsavedChanges: {
        hold,
        holders: { get: () => [], subscribe: () => () => true },
        leaveBy: () => undefined,
      },
    },
  });
  await screen.findByLabelText('Site Name');
  const user = userEvent.setup();
  return {
    user,
    network,
    records,
    toast,
    held,
    /** As pasted: typing letter by letter takes long. */
    fill: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.click(screen.getByLabelText(label));
      if (text) await user.paste(text);
    },
    choose: async (tab: string) => {
      await user.click(screen.getByRole('tab', { name: tab }));
      await waitFor(() => expect(screen.getByRole('form')).toHaveAccessibleName(`Edit ${tab}`));
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const saved = (toast: jest.Mock<void, [Toast]>, times = 1) =>
  waitFor(() => expect(toast).toHaveBeenCalledTimes(times));

test('each tab has the facts of the brand that it names; none takes the focus', async () => {
  const { choose } = await open();
  expect(document.body).toHaveFocus();
  const form = within(screen.getByRole('form', { name: 'Edit General' }));
  const values = form.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
  expect(values).toEqual([
    brand.name,
    brand.tagline,
    brand.email,
    brand.phone,
    brand.location,
    brand.street,
    brand.postcode,
  ]);
  await choose('Social Media');
  expect(within(screen.getByRole('group', { name: 'Social Links 1' })).getByLabelText('Name')).toHaveValue(
    brand.social[0]!.name,
  );
  await choose('Footer');
  expect(screen.getByLabelText('Hours')).toHaveValue(brand.hours);
  await choose('SEO');
  expect(screen.getByLabelText('Meta Description')).toHaveValue(brand.description);
  expect(screen.getByLabelText('OG Image')).toHaveValue(brand.socialImage);
  expect(screen.getByRole('link', { name: 'Content' })).toHaveAttribute('href', '/admin/content');
});

test('a save stores the fields of its tab, is named, and the form stays for the next one', async () => {
  const { user, fill, records, toast, held } = await open();
  const update = jest.spyOn(records, 'update');
  await fill('Site Name', 'Quiet Valley');
  await waitFor(() => expect(held.size).toBe(1));
  await user.click(button('Save'));
  await saved(toast);
  expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Settings Updated', description: 'General' });
  expect(records.get()).toEqual([{ id: 'single', ...brand, name: 'Quiet Valley' }]);
  expect(held.size).toBe(0);
  expect(button('Save')).toHaveFocus();
  await fill('Tagline', 'Calm Software');
  await user.keyboard('{Enter}');
  await saved(toast, 2);
  expect(update.mock.calls[0]![0][0]!.values).not.toHaveProperty('description');
  expect(update.mock.calls[1]![0][0]!.from).toEqual({ id: 'single', ...brand, name: 'Quiet Valley' });
  expect(screen.getByLabelText('Site Name')).toHaveValue('Quiet Valley');
  expect(records.get()[0]).toMatchObject({ name: 'Quiet Valley', tagline: 'Calm Software' });
});

test('what was typed in one tab stays while another is saved', async () => {
  const { user, fill, choose, records, toast, held } = await open();
  await fill('Address', 'Harbour Road');
  await choose('SEO');
  await fill('Meta Description', 'Calm software.');
  await user.click(button('Save'));
  await saved(toast);
  expect(records.get()).toEqual([{ id: 'single', ...brand, description: 'Calm software.' }]);
  expect(held.size).toBe(1);
  await choose('General');
  expect(screen.getByLabelText('Address')).toHaveValue('Harbour Road');
});

test('Cancel shows what is stored, with what others have saved meanwhile, and says so', async () => {
  const { user, fill, records, toast, held } = await open();
  await fill('Phone Number', '1');
  await act(async () => records.update([{ from: records.get()[0]!, values: { phone: '+92 42 1' } }]));
  expect(screen.getByLabelText('Phone Number')).toHaveValue('1');
  await user.click(button('Cancel'));
  expect(screen.getByLabelText('Phone Number')).toHaveValue('+92 42 1');
  expect(toast.mock.calls.map(([{ title }]) => title)).toEqual(['Editing Cancelled']);
  expect(held.size).toBe(0);
});

test('a save that fails says why and keeps what was typed; Cancel takes both away', async () => {
  const { user, network, fill, toast } = await open();
  await fill('Site Name', 'Quiet Valley');
  network.isCut = () => true;
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost. Please try again.');
  expect(screen.getByLabelText('Site Name')).toHaveValue('Quiet Valley');
  expect(toast).not.toHaveBeenCalled();
  await user.click(button('Cancel'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Site Name')).toHaveValue(brand.name);
});

test('the rules of the content are shown beside the field, those of other tabs are not asked', async () => {
  const { user, fill, choose, records } = await open();
  const update = jest.spyOn(records, 'update');
  await choose('Social Media');
  await user.click(button('Remove Social Links 4'));
  await choose('General');
  await fill('Contact Email', 'a@b');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(screen.getByLabelText('Contact Email')).toHaveAccessibleDescription('Invalid email address'),
  );
  await fill('Contact Email', 'hello@quiet.example');
  await user.click(button('Save'));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  await choose('Social Media');
  // A draft may lack what a publication asks for.
  await user.click(button('Save'));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
});

test('where somebody else has changed the same, the save asks by label', async () => {
  const { user, fill, records, toast } = await open();
  jest.spyOn(records, 'update').mockImplementationOnce(async ([edit]) => {
    throw Object.assign(new Error('Bilal has changed this meanwhile.'), {
      name: 'Conflict',
      savedBy: 'Bilal',
      merged: { ...edit!.from, ...edit!.values },
      disagreements: [{ field: 'name', mine: 'Quiet Valley', theirs: 'Steady Hill' }],
    });
  });
  await fill('Site Name', 'Quiet Valley');
  await user.click(button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bilal has changed Brand, too' }));
  await user.click(
    within(dialog.getByRole('group', { name: 'Site Name' })).getByRole('radio', { name: /^By Bilal/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await saved(toast);
  expect(records.get()[0]).toMatchObject({ name: 'Steady Hill' });
  expect(screen.getByLabelText('Site Name')).toHaveValue('Steady Hill');
});
