import { act, screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './HomePage';

/** Waits for the islands. */
const renderPage = () => act(async () => renderInHost(<page.component />));

test('the title is exact', () => {
  expect(page.metadata).toMatchObject({ title: 'Modern Software Solutions' });
});

test('has its headline and six named sections, in order, with values, services and links', async () => {
  const { container } = await renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Peak Innovation, Vibrant Solutions' })).toBeVisible();
  const sections = [...container.querySelectorAll('section')];
  expect(sections.map(({ id }) => id)).toEqual([
    'home',
    'about',
    'services',
    'portfolio',
    'testimonials',
    'contact',
  ]);
  for (const section of sections) expect(section).toHaveAccessibleName();

  for (const [name, address] of [
    ["Let's Build Together", '/#contact'],
    ['Explore Services', '/#services'],
    ['View All Services', '/services'],
    ['View All Projects', '/projects'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);

  const titles = ['Innovation', 'Excellence', 'Collaboration', 'Integrity', 'Web Development', 'Mobile Apps'];
  for (const name of [...titles, 'UI/UX Design', 'DevOps']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});
