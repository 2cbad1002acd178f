import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPath } from '@vibrant-peak/shared/contract';
import { hero } from '@vibrant-peak/shared/content/vision';
import type { Toast } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { renderInHost } from '@vibrant-peak/shared/testing';
import remote from '../pages';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';
import { createNetwork } from '../testing/slowRecords';
import { page as overview } from './ContentOverviewPage';
import { page } from './ContentPage';
import { contentAt } from './contentAt';

/** Both pages, at their addresses. */
const Pages = () => (useLocation().pathname === contentPath ? <overview.component /> : <page.component />);

function open(path: string, network = createNetwork()) {
  const toast = jest.fn<void, [Toast]>();
  const port = createContentPort(network);
  const { router } = renderInHost(<Pages />, {
    host: { profile: 'live', toast, records: port },
    path,
  });
  const listAt = (address: string) => recordsOf(contentAt(address), port);
  const recordsAt = (address: string) => listAt(address).get();
  return { user: userEvent.setup(), toast, router, listAt, recordsAt };
}

const button = (name: string) => screen.getByRole('button', { name });

test('all contents but the managed lists are linked, by the page that shows them, and say what they are for', () => {
  open(contentPath);
  const home = within(screen.getByRole('region', { name: 'Home' }));
  expect(home.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'HeroThe headline with its picture.',
    'ProofsResults that clients measured, below the headline.',
    'Vision StatementWhat the company wants, in two sentences.',
    'About ValuesWhat the company holds to, beside the vision.',
    'Home Services IntroductionAbove the services.',
    'Home ServicesThe services, each on a card.',
    'Portfolio IntroductionAbove the projects.',
    'Contact IntroductionAbove the contact form, with the promise of an answer. The invitation repeats it.',
    'Contact NoticeThe answer of the contact form.',
    'OfficesAddresses and maps, at the contact form.',
  ]);
  expect(screen.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'Home',
    'Services',
    'Projects',
    'Team',
    'Careers',
    'How We Work',
    'Coming Soon',
    'Privacy',
    'Every page',
  ]);
  const addresses = remote.pages.filter(({ profile }) => profile === 'live').map(({ path }) => path);
  for (const link of screen.getAllByRole('link')) expect(addresses).toContain(link.getAttribute('href'));
  expect(screen.queryByRole('link', { name: /Testimonials|Jobs|Demo/ })).not.toBeInTheDocument();
});

test('a group of fields is a form: saved through the port, it leads back to the contents', async () => {
  const { user, toast, router, recordsAt } = open('/admin/content/hero');
  const headline = await screen.findByLabelText('Headline');
  expect(screen.getByRole('heading', { level: 1, name: 'Hero' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Edit Hero' })).toBeVisible();
  expect(headline).toHaveFocus();
  expect(headline).toHaveValue('Peak Innovation,');
  expect(headline).toHaveAccessibleDescription('Its beginning. The highlighted words follow.');
  await user.clear(headline);
  await user.type(headline, 'New words,{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(contentPath));
  expect(recordsAt('/admin/content/hero')).toEqual([{ id: 'single', ...hero, headline: 'New words,' }]);
  expect(toast.mock.calls).toEqual([[{ type: 'success', title: 'Content Updated', description: 'Hero' }]]);
});

test('a save that fails says why, keeps what was typed, and succeeds when it is retried', async () => {
  const network = createNetwork();
  const { user, router } = open('/admin/content/cost-note', network);
  const note = await screen.findByLabelText('Cost Note');
  await user.clear(note);
  await user.type(note, 'Ask us.');
  network.isCut = (request) => request === 'update';
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost. Please try again.');
  expect(note).toHaveValue('Ask us.');
  network.isCut = () => false;
  await user.click(button('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe(contentPath));
});

test('a text that is missing is named above the form; Cancel leads back and changes nothing', async () => {
  const { user, toast, router, recordsAt } = open('/admin/content/vision-statement');
  const before = await screen.findByLabelText('Vision Statement');
  await user.clear(before);
  await user.click(
    within(screen.getByRole('group', { name: '1 field missing before publishing' })).getByRole('button'),
  );
  expect(before).toHaveFocus();
  const kept = recordsAt('/admin/content/vision-statement');
  await user.click(button('Cancel'));
  await waitFor(() => expect(router.state.location.pathname).toBe(contentPath));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Editing Cancelled' }));
  expect(recordsAt('/admin/content/vision-statement')).toBe(kept);
});

test('a save begins from what the form began from, though others have saved meanwhile', async () => {
  const { user, router, listAt } = open('/admin/content/hero');
  const headline = await screen.findByLabelText('Headline');
  const hero = listAt('/admin/content/hero');
  const update = jest.spyOn(hero, 'update');
  const [begun] = hero.get();
  await act(async () => hero.update([{ from: begun!, values: { accent: 'Theirs' } }]));
  await user.type(headline, ' too,{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(contentPath));
  expect(update.mock.lastCall![0][0]!.from).toBe(begun);
});

test('a list of the content has the screen of the managed lists, and its entries are called by their name', async () => {
  const { user, toast, recordsAt } = open('/admin/content/offices');
  const table = await screen.findByRole('table', { name: 'Offices' });
  expect(within(table).getByRole('row', { name: /Karachi Office/ })).toBeVisible();
  await user.click(button('Edit Karachi Office'));
  expect(screen.getByLabelText('Map URL')).toHaveAccessibleDescription(/ends with output=embed/);
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '+92 21 1');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      type: 'success',
      title: 'Office Updated',
      description: 'Karachi Office',
    }),
  );
  expect(recordsAt('/admin/content/offices')[1]).toMatchObject({ id: 'karachi', phone: '+92 21 1' });
});

test('the featured project is chosen by its title', async () => {
  const { user, router, recordsAt } = open('/admin/content/featured-slug');
  const project = await screen.findByRole('combobox', { name: 'Featured Project' });
  expect(project).toHaveDisplayValue('Open Clinic');
  await user.selectOptions(project, 'Greenline');
  await user.click(button('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe(contentPath));
  expect(recordsAt('/admin/content/featured-slug')).toEqual([{ id: 'single', featuredSlug: 'greenline' }]);
});

test('a content that does not load says why and loads again', async () => {
  const network = createNetwork();
  network.isCut = () => true;
  const { user } = open('/admin/content/brand', network);
  expect(await screen.findByText('Brand did not load')).toBeVisible();
  network.isCut = () => false;
  await user.click(button('Retry'));
  expect(await screen.findByLabelText('Legal Name')).toBeVisible();
});
