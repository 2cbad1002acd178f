import { screen, within } from '@testing-library/react';
import { costNote, firstMonth, startingCosts, waysOfWorking } from '@vibrant-peak/shared/content/howWeWork';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page as careers } from '../careers/CareersPage';
import { page as team } from '../team/TeamPage';
import { page } from './HowWeWorkPage';

const itemsOf = (region: string) =>
  within(screen.getByRole('region', { name: region })).getAllByRole('listitem');

test('each way of working has its description and four facts', () => {
  renderInHost(<page.component />);
  const items = itemsOf('Three ways of working');
  expect(items).toHaveLength(waysOfWorking.length);
  for (const [index, { title, description, suits, team: people, length, price }] of waysOfWorking.entries()) {
    const item = within(items[index]!);
    expect(item.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(item.getByText(description)).toBeVisible();
    expect(item.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Suits',
      'Team',
      'Length',
      'Price',
    ]);
    expect(item.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      suits,
      people,
      length,
      price,
    ]);
  }
});

test('the milestones of the first month are an ordered list, each read with its day and what the client keeps', () => {
  renderInHost(<page.component />);
  const items = itemsOf('The first month');
  expect(items.map(({ parentElement }) => parentElement?.tagName)).toEqual(firstMonth.map(() => 'OL'));
  expect(items.map(({ textContent }) => textContent)).toEqual(
    firstMonth.map(({ day, title, description, kept }) => `Day ${day}${title}${description}${kept}`),
  );
});

test('each first step has its price, and the note follows', () => {
  renderInHost(<page.component />);
  expect(itemsOf('What it costs to begin').map(({ textContent }) => textContent)).toEqual(
    startingCosts.map(({ price, title, description }) => `${price}${title}${description}`),
  );
  expect(screen.getByText(costNote)).toBeVisible();
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
