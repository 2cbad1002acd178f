import { screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page as careers } from './careers/CareersPage';
import { page as howWeWork } from './howWeWork/HowWeWorkPage';
import { page as projects } from './projects/ProjectsPage';
import { page as services } from './services/ServicesPage';
import { page as team } from './team/TeamPage';

const pages = [
  { page: services, heading: 'Our Services', title: 'Services | Vibrant Peak' },
  { page: projects, heading: 'Our Projects', title: 'Projects | Vibrant Peak' },
  { page: team, heading: 'Meet Our Team', title: 'Team | Vibrant Peak' },
  { page: careers, heading: 'Join Our Team', title: 'Careers | Vibrant Peak' },
  { page: howWeWork, heading: 'How We Work', title: 'How We Work | Vibrant Peak' },
];

test.each(pages)('$title is headed "$heading", once', ({ page, heading, title }) => {
  renderInHost(<page.component />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(page.metadata).toMatchObject({ title });
});

test('each page has a description of its own', () => {
  const descriptions = pages.map(({ page: { metadata } }) =>
    typeof metadata === 'function' ? undefined : metadata.description,
  );
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) expect(description?.length).toBeGreaterThan(70);
});

test('the projects page links home', () => {
  renderInHost(<projects.component />);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
