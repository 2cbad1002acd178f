import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ReleaseManifest } from '../../engine/formats/manifest';
import { contentAddress, contentPrefix } from '../../shared/src/contract';
import { integrityOf } from '../../webpack/integrity';
import { FaultProxy, type Fault } from '../faultProxy';
import { expect, logIn, test as base } from '../site';

/** Messages of the browser and the shell about failed requests. */
const noise = [/Failed to load resource/, /net::ERR/, /integrity|digest/i, /404/, /injected fault/];

/** `test` with a fault proxy in front of the site. Messages about failed requests are expected. */
export const test = base.extend<{ front: FaultProxy }>({
  front: async ({ baseURL, problems }, provide) => {
    problems.expect(...noise);
    const front = new FaultProxy(baseURL!);
    await front.start();
    await provide(front);
    front.stop();
  },
});

export { expect };

const testStore = join(import.meta.dirname, '../../store/test');

/** Manifest of the live release of an application, from the test site's store: it is not public. */
export async function releaseOf(site: string, name: string): Promise<{ base: string } & ReleaseManifest> {
  const { releases } = (await (await fetch(`${site}/healthz`)).json()) as {
    releases: Record<string, string>;
  };
  const base = `/r/${name}/${releases[name]}/`;
  return {
    base,
    ...(JSON.parse(readFileSync(join(testStore, base, 'release.json'), 'utf8')) as ReleaseManifest),
  };
}

/**
 * Matches requests for the provider of a shared module: a script of the shell, or data of the
 * content.
 */
export async function providerOf(site: string, shared: string): Promise<RegExp> {
  const { content = {} } = await releaseOf(site, 'shared');
  const data = content[shared.replace(contentPrefix, '')];
  if (data) return oneOf([contentAddress(data)]);
  const { base, assets } = await releaseOf(site, 'shell');
  return oneOf((assets.provided[shared] ?? []).slice(-1).map((file) => base + file));
}

/** Matches requests for the scripts of a remote's page, except its entry. */
export async function scriptsOf(site: string, remote: string, module: string): Promise<RegExp> {
  const { base, assets } = await releaseOf(site, remote);
  return oneOf(assets.exposes[module]!.files.map((file) => base + file));
}

/** Matches every document. */
export const documents = /^\/(?!r\/|media\/)[^.]*$/;

/**
 * Faults that serve a changed script of a release together with all hashes that depend on it, in
 * the entry and in the documents: to the browser it is a valid release.
 */
export async function forged(
  site: string,
  { base }: { base: string },
  file: string,
  edit: (code: string) => string,
): Promise<Fault[]> {
  const renewed: [old: string, renewed: string][] = [];
  const forge = async (name: string, change: (code: string) => string): Promise<Fault> => {
    const code = await (await fetch(site + base + name)).text();
    const body = change(code);
    if (body === code) throw new Error(`${name} does not contain the text to change`);
    renewed.push([integrityOf(code), integrityOf(body)]);
    return { path: oneOf([base + name]), body, type: 'text/javascript' };
  };
  const withNewHashes = (text: string) =>
    renewed.reduce((changed, [old, next]) => changed.replaceAll(old, next), text);
  const scripts = [await forge(file, edit)];
  if (file !== 'remoteEntry.js') scripts.push(await forge('remoteEntry.js', withNewHashes));
  return [...scripts, { path: documents, edit: withNewHashes }];
}

function oneOf(paths: string[]): RegExp {
  if (paths.length === 0) throw new Error('There is no file to break');
  return new RegExp(`^(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})(\\?|$)`);
}

/** The panel or notice with a text. */
export const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

/** Sets theme and login marker before a fault; `expectSession` checks them afterwards. */
export async function withSession(page: Page): Promise<void> {
  await logIn(page);
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('theme', 'dark');
  });
}

export async function expectSession(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    theme: 'dark',
    adminAuth: 'authenticated',
  });
}

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact form' });

const typed = { Name: 'Ayesha Khan', Message: 'We need a shop for three thousand products.' };

/** Types into the contact form as soon as it exists. */
export async function typeMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await contactForm(page).getByLabel(label).fill(text);
}

export async function expectMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(contactForm(page).getByLabel(label)).toHaveValue(text);
}

/** Checks that the form is hydrated: it validates. */
export async function expectFormAlive(page: Page): Promise<void> {
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(contactForm(page).getByText('Please enter a valid email address.')).toBeVisible();
}
