import type { Page } from '@playwright/test';

/** One picture of a contact sheet. */
export interface Screen {
  name: string;
  path: string;
  /** Requires the login. */
  isStaff?: boolean;
  /** Brings the page into a state; the screenshot then shows the viewport only. */
  reach?: (page: Page) => Promise<unknown>;
}

const publicPaths = [
  '/',
  '/services',
  '/projects',
  '/team',
  '/careers',
  '/how-we-work',
  '/blog',
  '/privacy',
  '/no-such-page',
];
const ownPaths = ['/projects/open-clinic', '/services/mobile-apps', '/careers/senior-react-engineer'];
const staffPaths = ['', '/team', '/projects', '/messages', '/settings', '/receipts'].map(
  (path) => `/admin${path}`,
);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (page: Page, name: string | RegExp) => button(page, name).click();

/** States of pages in use: hovered, focused, invalid, empty, busy, offline. */
const states: Screen[] = [
  { name: 'hover', path: '/services', reach: (page) => page.getByRole('article').first().hover() },
  { name: 'hover', path: '/projects', reach: (page) => button(page, 'View Details').hover() },
  {
    name: 'focus',
    path: '/',
    reach: async (page) => {
      for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    },
  },
  { name: 'focus, skip link', path: '/team', reach: (page) => page.keyboard.press('Tab') },
  { name: 'dialog', path: '/projects', reach: (page) => press(page, 'View Details') },
  { name: 'dialog', path: '/services', reach: (page) => press(page, 'Learn More') },
  { name: 'unfolded', path: '/careers', reach: (page) => press(page, 'Senior React Engineer') },
  {
    name: 'error',
    path: '/careers',
    reach: async (page) => {
      await press(page, 'Senior React Engineer');
      await press(page, 'Apply Now');
      await press(page, 'Submit Application');
    },
  },
  { name: 'error', path: '/', reach: (page) => press(page, 'Send Message') },
  { name: 'sent', path: '/', reach: sendMessage },
  { name: 'one left', path: '/projects', reach: (page) => press(page, 'IoT Development') },
  { name: 'offline', path: '/projects', reach: (page) => page.context().setOffline(true) },
  { name: 'login', path: '/admin/login' },
  { name: 'login failed', path: '/admin/login', reach: (page) => press(page, 'Login') },
  { name: 'form', path: '/admin/team', isStaff: true, reach: (page) => press(page, 'Add Team Member') },
  {
    name: 'error',
    path: '/admin/team',
    isStaff: true,
    reach: async (page) => {
      await press(page, 'Add Team Member');
      await press(page, 'Save');
    },
  },
  {
    name: 'empty',
    path: '/admin/team',
    isStaff: true,
    reach: (page) => page.getByRole('searchbox').first().fill('nobody of that name'),
  },
  { name: 'busy', path: '/admin/settings', isStaff: true, reach: (page) => press(page, 'Save') },
  { name: 'removed', path: '/admin/team', isStaff: true, reach: (page) => press(page, /^Delete /) },
];

async function sendMessage(page: Page): Promise<void> {
  const fields = {
    Name: 'Ayesha',
    Email: 'ayesha@example.com',
    Subject: 'A shop',
    Message: 'For 3,000 products.',
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await press(page, 'Send Message');
}

export const screens: Screen[] = [
  ...[...publicPaths, ...ownPaths].map((path) => ({ name: path, path })),
  ...staffPaths.map((path) => ({ name: path, path, isStaff: true })),
  ...states.map((state) => ({ ...state, name: `${state.path} ${state.name}` })),
];
