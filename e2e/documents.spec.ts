import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pages } from './documents/documentedPages';
import { DocumentedPlace } from './documents/documentedPlace';
import { sectionsOf } from './documents/documentedSteps';
import { test } from './site';

const docs = join(import.meta.dirname, '../docs');
const textOf = (page: string) => readFileSync(join(docs, page), 'utf8');
/** Rows of a table with each command that was run, and its seconds. */
const table = join(import.meta.dirname, '../test-results/documentedCommands.md');
const addRow = (page: string, { command }: { command: string }, begin: number) =>
  appendFileSync(
    table,
    `| ${page} | \`${command.replaceAll('|', '\\|')}\` | ${Math.round((Date.now() - begin) / 1000)} |\n`,
  );

/** It takes the ports of all applications, and `developAll.spec.ts` runs it. */
const isRunElsewhere = (command: string) => command === 'npm run dev';

test.describe('the commands of the documents', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 900_000 });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');

  test.beforeAll(() => void mkdirSync(dirname(table), { recursive: true }));

  for (const [page, prepare] of Object.entries(pages))
    test(`docs/${page}`, async () => {
      const place = await DocumentedPlace.create({ hasStore: page !== 'start.md' });
      try {
        await prepare(place);
        for (const { title, steps } of sectionsOf(textOf(page)))
          await test.step(title, async () => {
            for (const step of steps) {
              if ('command' in step && isRunElsewhere(step.command)) continue;
              const begin = Date.now();
              await place.take(step);
              if ('command' in step) addRow(page, step, begin);
            }
          });
      } finally {
        await place.remove();
      }
    });
});
