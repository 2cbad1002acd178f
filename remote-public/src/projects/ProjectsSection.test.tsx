import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ProjectsSection } from './ProjectsSection';

test('a category announces the number of its projects', async () => {
  renderInHost(<ProjectsSection />);
  const user = userEvent.setup();
  const filter = within(screen.getByRole('group', { name: 'Filter by category' }));
  await user.click(filter.getByRole('button', { name: 'Web Development' }));
  expect(screen.getByText('2 projects')).toHaveAttribute('aria-live', 'polite');
  await user.click(filter.getByRole('button', { name: 'IoT Development' }));
  expect(screen.getByText('1 project')).toBeVisible();
});
