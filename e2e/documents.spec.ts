import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentedPlace } from './documents/documentedPlace';
import { sectionsOf } from './documents/documentedSteps';
import { expect, test } from './site';

const docs = join(import.meta.dirname, '../docs');
const textOf = (page: string) => readFileSync(join(docs, page), 'utf8');
const hasSteps = (page: string) => sectionsOf(textOf(page)).some(({ steps }) => steps.length > 0);

const invoice = (place: DocumentedPlace, title: string) =>
  place.change('remote-invoice/src/Generator.tsx', 'Invoice Generator', title);
const opening = ['remote-public/src/careers/OpeningsSection.tsx', 'Current Openings', 'Openings'] as const;

/** Prepares what a page assumes, such as a change to publish. Its commands run in a published site. */
const pages: Record<string, (place: DocumentedPlace) => unknown> = {
  'how-to/add-a-list.md': () => undefined,
  'how-to/back-up.md': () => undefined,
  'how-to/change-the-content.md': (place) =>
    place.change('shared/src/content/vision.ts', 'Peak Innovation', 'Higher Innovation'),
  'how-to/change-the-look.md': (place) =>
    place.change('shell/src/errors/NotFoundPage.tsx', 'Return to Home', 'Back to Home'),
  'how-to/deploy-behind-nginx.md': () => undefined,
  'how-to/develop.md': (place) => place.run('npx vibrant-peak serve'),
  'how-to/first-server.md': () => undefined,
  'how-to/preview.md': (place) => place.change(...opening),
  'how-to/publish.md': (place) => invoice(place, 'Invoices'),
  'how-to/roll-back.md': async (place) => {
    invoice(place, 'Invoices');
    await place.run('npx vibrant-peak publish remote-invoice');
  },
  'how-to/run-a-canary.md': (place) => invoice(place, 'Invoices'),
  'how-to/run-live.md': (place) => place.change(...opening),
};

/** Pages whose commands another test runs. */
const elsewhere: Record<string, string> = {
  'how-to/add-a-page.md': 'externalRemote.spec.ts',
  'how-to/add-a-remote.md': 'externalRemote.spec.ts',
  'how-to/add-pages-with-a-parameter.md': 'externalRemote.spec.ts',
  'how-to/build-with-rspack.md': 'bundlers.spec.ts',
  'how-to/build-with-vite.md': 'bundlers.spec.ts',
  'how-to/import-files.md': 'externalRemote.spec.ts',
  // It asks the DNS of a domain, which the test answers.
  'how-to/send-mail.md': 'cli/mail/checkSender.test.ts',
  'how-to/show-a-page-elsewhere.md': 'bundlers.spec.ts',
  'how-to/update-the-platform.md': 'externalRemote.spec.ts',
};

/** It takes the ports of all applications, and `developAll.spec.ts` runs it. */
const isRunElsewhere = (command: string) => command === 'npm run dev';

test.describe('the commands of the documents', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 900_000 });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');

  test('each page with commands or code is run', () => {
    const withSteps = readdirSync(join(docs, 'how-to'))
      .map((file) => `how-to/${file}`)
      .filter(hasSteps);
    expect(withSteps).toEqual([...Object.keys(pages), ...Object.keys(elsewhere)].sort());
  });

  for (const [page, prepare] of [['start.md', undefined] as const, ...Object.entries(pages)])
    test(`docs/${page}`, async () => {
      const place = await DocumentedPlace.create({ hasStore: prepare !== undefined });
      try {
        await prepare?.(place);
        for (const { title, steps } of sectionsOf(textOf(page)))
          await test.step(title, async () => {
            for (const step of steps)
              if (!('command' in step && isRunElsewhere(step.command))) await place.take(step);
          });
      } finally {
        await place.remove();
      }
    });
});
