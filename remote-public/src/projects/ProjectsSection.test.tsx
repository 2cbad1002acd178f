import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projects } from '@vibrant-peak/shared/content/projects';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ProjectsSection } from './ProjectsSection';

const filter = () => screen.getByRole('group', { name: 'Filter by category' });
const filterButton = (name: string) => within(filter()).getByRole('button', { name });
const shownTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const cardOf = (title: string) => screen.getByRole('article', { name: title });

function renderProjects() {
  const giveBack = jest.fn();
  const overrideMetadata = jest.fn(() => giveBack);
  const view = renderInHost(<ProjectsSection />, { host: { overrideMetadata } });
  return { view, overrideMetadata, giveBack, user: userEvent.setup() };
}

test('shows every project at first, and a filter with each category once', () => {
  renderProjects();
  expect(shownTitles()).toEqual(projects.map(({ title }) => title));
  const buttons = within(filter()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Web Development',
    'Mobile Development',
    'UI/UX Design',
    'IoT Development',
  ]);
  expect(filterButton('All')).toHaveAttribute('aria-pressed', 'true');
});

test('a category shows its projects only and announces their number', async () => {
  const { user } = renderProjects();
  await user.click(filterButton('Web Development'));
  expect(shownTitles()).toEqual(['Bazaar Insight', 'Open Clinic']);
  expect(screen.getByText('2 projects')).toHaveAttribute('aria-live', 'polite');
  expect(filterButton('Web Development')).toHaveAttribute('aria-pressed', 'true');
  expect(filterButton('All')).toHaveAttribute('aria-pressed', 'false');

  await user.click(filterButton('IoT Development'));
  expect(shownTitles()).toEqual(['Greenline']);
  expect(screen.getByText('1 project')).toBeVisible();

  await user.click(filterButton('All'));
  expect(shownTitles()).toHaveLength(projects.length);
});

test('the dialog shows all details of the project', async () => {
  const { user } = renderProjects();
  await user.click(within(cardOf('Greenline')).getByRole('button', { name: 'View Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Greenline' });
  const project = projects.find(({ title }) => title === 'Greenline');
  if (!project) throw new Error('Greenline is gone');

  expect(within(dialog).getByRole('img', { name: project.imageAlt })).toBeInTheDocument();
  for (const text of [
    project.category,
    project.clientName,
    project.duration,
    project.fullDescription.replace(/\s+/g, ' '),
    ...project.technologies,
  ]) {
    expect(within(dialog).getByText(text)).toBeVisible();
  }
});

test('the document head is that of the open project, until the dialog closes', async () => {
  const { user, overrideMetadata, giveBack } = renderProjects();
  await user.click(within(cardOf('Swift Cart')).getByRole('button', { name: 'View Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Swift Cart' });
  expect(overrideMetadata).toHaveBeenCalledWith({
    title: 'Swift Cart | Vibrant Peak',
    description: projects.find(({ title }) => title === 'Swift Cart')?.description,
  });
  expect(giveBack).not.toHaveBeenCalled();

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(giveBack).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the document head is restored after leaving the page with an open dialog', async () => {
  const { user, view, giveBack } = renderProjects();
  await user.click(within(cardOf('Swift Cart')).getByRole('button', { name: 'View Details' }));
  await screen.findByRole('dialog', { name: 'Swift Cart' });
  view.unmount();
  expect(giveBack).toHaveBeenCalledTimes(1);
});
