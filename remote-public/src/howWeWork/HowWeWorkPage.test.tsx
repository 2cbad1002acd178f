import { screen, within } from '@testing-library/react';
import { firstMonth } from '@vibrant-peak/shared/content/howWeWork';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page as careers } from '../careers/CareersPage';
import { page as team } from '../team/TeamPage';
import { page } from './HowWeWorkPage';

const itemsOf = (region: string) =>
  within(screen.getByRole('region', { name: region })).getAllByRole('listitem');

test('the milestones of the first month are an ordered list, each read with its day and what the client keeps', () => {
  renderInHost(<page.component />);
  const items = itemsOf('The first month');
  expect(items.map(({ parentElement }) => parentElement?.tagName)).toEqual(firstMonth.map(() => 'OL'));
  expect(items.map(({ textContent }) => textContent)).toEqual(
    firstMonth.map(({ day, title, description, kept }) => `Day ${day}${title}${description}${kept}`),
  );
});

test.each([
  ['for clients links this page', team, '/how-we-work'],
  ['of this page does not', page, undefined],
  ['for applicants does not', careers, undefined],
])('the call to action %s', (_, { component: Page }, address) => {
  renderInHost(<Page />);
  const link = screen.queryByRole('link', { name: 'How we work' });
  expect(link?.getAttribute('href')).toBe(address);
});
