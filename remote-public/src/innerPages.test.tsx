import { screen, within } from '@testing-library/react';
import { careersIntroduction, careersInvitation } from '@vibrant-peak/shared/content/benefits';
import { comingSoon } from '@vibrant-peak/shared/content/comingSoon';
import { teamIntroduction } from '@vibrant-peak/shared/content/culture';
import { howWeWorkIntroduction } from '@vibrant-peak/shared/content/howWeWork';
import { invitation } from '@vibrant-peak/shared/content/invitation';
import { privacyIntroduction, privacySections } from '@vibrant-peak/shared/content/privacy';
import { projectsIntroduction } from '@vibrant-peak/shared/content/projects';
import { servicesIntroduction } from '@vibrant-peak/shared/content/services';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page as privacy } from './PrivacyPage';
import { page as careers } from './careers/CareersPage';
import { page as blog } from './comingSoon/ComingSoonPage';
import { page as howWeWork } from './howWeWork/HowWeWorkPage';
import { page as projects } from './projects/ProjectsPage';
import { page as services } from './services/ServicesPage';
import { page as team } from './team/TeamPage';

const pages = [
  { page: services, heading: 'Our Services', title: 'Services | Vibrant Peak', words: servicesIntroduction },
  { page: projects, heading: 'Our Projects', title: 'Projects | Vibrant Peak', words: projectsIntroduction },
  { page: team, heading: 'Meet Our Team', title: 'Team | Vibrant Peak', words: teamIntroduction },
  { page: careers, heading: 'Join Our Team', title: 'Careers | Vibrant Peak', words: careersIntroduction },
  {
    page: howWeWork,
    heading: 'How We Work',
    title: 'How We Work | Vibrant Peak',
    words: howWeWorkIntroduction,
  },
  { page: privacy, heading: 'Privacy', title: 'Privacy | Vibrant Peak', words: privacyIntroduction },
];

test.each(pages)('$title is headed "$heading", once', ({ page, heading, title }) => {
  renderInHost(<page.component />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(page.metadata).toMatchObject({ title });
});

/** Other words of the content, for one test. */
function change<T extends object>(words: T, changed: Partial<T>): void {
  const before = { ...words };
  Object.assign(words, changed);
  onTestEnd.push(() => void Object.assign(words, before));
}
const onTestEnd: (() => void)[] = [];
afterEach(() => onTestEnd.splice(0).forEach((end) => end()));

test.each(pages)('the head of $title is content', ({ page, words }) => {
  change(words, { title: 'Another title', lead: 'Another lead.' });
  renderInHost(<page.component />);
  expect(screen.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible();
  expect(screen.getByText('Another lead.')).toBeVisible();
});

test.each([
  ...[projects, services, team, howWeWork].map((page) => ({ page, words: invitation })),
  { page: careers, words: careersInvitation },
])('the invitation at the end of a page is content', ({ page, words }) => {
  change(words, { title: 'Another title', text: 'Another text.', action: 'Another action' });
  renderInHost(<page.component />);
  expect(screen.getByRole('heading', { level: 2, name: 'Another title' })).toBeVisible();
  expect(screen.getByText('Another text.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Another action' })).toHaveAttribute('href', '/#contact');
});

test('the sections of the privacy page are content', () => {
  change(privacySections[0]!, { title: 'Another title', text: 'Another text.' });
  renderInHost(<privacy.component />);
  expect(screen.getAllByRole('region')).toHaveLength(privacySections.length);
  expect(
    within(screen.getByRole('region', { name: 'Another title' })).getByText('Another text.'),
  ).toBeVisible();
});

test('the words of the blog are content', () => {
  change(comingSoon, { eyebrow: 'Another line', text: 'Another text.' });
  renderInHost(<blog.component />, { path: '/blog' });
  for (const text of ['Another line', 'Another text.', ...comingSoon.phases])
    expect(screen.getByText(text)).toBeVisible();
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
