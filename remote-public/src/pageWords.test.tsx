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

/** Other words of the content, for one test. */
function change<T extends object>(words: T, changed: Partial<T>): void {
  const before = { ...words };
  Object.assign(words, changed);
  undo.push(() => void Object.assign(words, before));
}
const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((step) => step()));

test.each([
  { path: '/services', page: services, words: servicesIntroduction },
  { path: '/projects', page: projects, words: projectsIntroduction },
  { path: '/team', page: team, words: teamIntroduction },
  { path: '/careers', page: careers, words: careersIntroduction },
  { path: '/how-we-work', page: howWeWork, words: howWeWorkIntroduction },
  { path: '/privacy', page: privacy, words: privacyIntroduction },
])('the head of $path is content', ({ page, words }) => {
  change(words, { title: 'Another title', lead: 'Another lead.' });
  renderInHost(<page.component />);
  expect(screen.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible();
  expect(screen.getByText('Another lead.')).toBeVisible();
});

test.each([
  { path: '/services', page: services, words: invitation },
  { path: '/careers', page: careers, words: careersInvitation },
])('the invitation at the end of $path is content', ({ page, words }) => {
  change(words, { title: 'Another title', text: 'Another text.', action: 'Another action' });
  renderInHost(<page.component />);
  expect(screen.getByRole('heading', { level: 2, name: 'Another title' })).toBeVisible();
  expect(screen.getByText('Another text.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Another action' })).toHaveAttribute('href', '/#contact');
});

test('the sections of /privacy are content', () => {
  change(privacySections[0]!, { title: 'Another title', text: 'Another text.' });
  renderInHost(<privacy.component />);
  for (const { title } of privacySections)
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
  const section = screen.getByRole('region', { name: 'Another title' });
  expect(within(section).getByText('Another text.')).toBeVisible();
});

test('the words of /blog are content', () => {
  change(comingSoon, { eyebrow: 'Another line', text: 'Another text.' });
  renderInHost(<blog.component />, { path: '/blog' });
  for (const text of ['Another line', 'Another text.', ...comingSoon.phases])
    expect(screen.getByText(text)).toBeVisible();
});
