import type { DocumentedPlace } from './documentedPlace';

const invoice = (place: DocumentedPlace, title: string) =>
  place.change('remote-invoice/src/Generator.tsx', 'Invoice Generator', title);
const headline = (place: DocumentedPlace) =>
  place.change('shared/src/content/vision.ts', 'Peak Innovation', 'Higher Innovation');
const opening = ['remote-public/src/careers/OpeningsSection.tsx', 'Current Openings', 'Openings'] as const;

/**
 * Prepares what a page assumes, such as a change to publish. Its commands run in a published site, but
 * for those of start.md.
 */
export const pages: Record<string, (place: DocumentedPlace) => unknown> = {
  'how-to/add-a-list.md': () => undefined,
  'how-to/back-up.md': () => undefined,
  'how-to/change-the-content.md': (place) => headline(place),
  'how-to/change-the-look.md': (place) =>
    place.change('shell/src/errors/NotFoundPage.tsx', 'Return to Home', 'Back to Home'),
  'how-to/deploy-behind-nginx.md': () => undefined,
  'how-to/develop.md': (place) => place.run('npx vibrant-peak serve'),
  'how-to/preview.md': (place) => place.change(...opening),
  'how-to/publish.md': (place) => invoice(place, 'Invoices'),
  'how-to/roll-back.md': async (place) => {
    // Each of its rollbacks goes one composition back.
    headline(place);
    await place.run('npx vibrant-peak publish shared');
    invoice(place, 'Invoices');
    await place.run('npx vibrant-peak publish remote-invoice');
  },
  'how-to/run-a-canary.md': (place) => invoice(place, 'Invoices'),
  'how-to/run-live.md': (place) => place.change(...opening),
  'start.md': () => undefined,
};

/** Pages whose commands another test runs, and the file that names the page. */
export const elsewhere: Record<string, string> = {
  'how-to/add-a-page.md': 'e2e/externalRemote/pagesOfRemote.ts',
  'how-to/add-a-remote.md': 'e2e/externalRemote/pagesOfRemote.ts',
  'how-to/add-pages-with-a-parameter.md': 'e2e/externalRemote/pagesOfRemote.ts',
  'how-to/build-with-rspack.md': 'e2e/bundlers.spec.ts',
  'how-to/build-with-vite.md': 'e2e/bundlers.spec.ts',
  'how-to/import-files.md': 'e2e/externalRemote/pagesOfRemote.ts',
  'how-to/send-mail.md': '.ci/sendMail.test.ts',
  'how-to/show-a-page-elsewhere.md': 'e2e/bundlers.spec.ts',
  'how-to/update-the-platform.md': 'e2e/externalRemote/pagesOfRemote.ts',
};
