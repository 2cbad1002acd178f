import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, publicPaths, test } from './site';

const checker = createRequire(import.meta.url)('vnu-jar') as string;

interface Report {
  messages: { message: string; url: string }[];
}

const sections = ['', '/login', '/team', '/projects', '/services', '/testimonials', '/jobs', '/receipts'];
const staffPaths = [...sections, '/messages', '/settings'].map((path) => `/admin${path}`);

const excused = [
  // What CSS has and the checker does not know.
  /^CSS: “[\w-]+”: Property “[\w-]+” doesn't exist\.$/,
  /^CSS: Unrecognized at-rule “@container”$/,
  // The frame is of another origin, which cannot reach into the page.
  /^Bad value “allow-scripts allow-same-origin allow-popups” for attribute “sandbox”/,
];

test('every page is valid HTML', { tag: '@long' }, async ({ request }, { outputDir }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const mapped = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const paths = [...new Set([...publicPaths, ...mapped, ...staffPaths, '/no-such-page'])];
  expect(paths.length).toBeGreaterThan(35);

  mkdirSync(outputDir, { recursive: true });
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = join(outputDir, `${path.replaceAll('/', '_')}.html`);
      writeFileSync(file, await (await request.get(path)).body());
      return file;
    }),
  );
  const { stderr } = spawnSync('java', ['-jar', checker, '--errors-only', '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { messages } = JSON.parse(stderr) as Report;
  const errors = messages.filter(({ message }) => !excused.some((pattern) => pattern.test(message)));
  expect(errors.map(({ message, url }) => `${url}: ${message}`)).toEqual([]);
});
