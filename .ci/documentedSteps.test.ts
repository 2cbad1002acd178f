import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elsewhere, pages } from '../e2e/documents/documentedPages';
import { sectionsOf } from '../e2e/documents/documentedSteps';
import { documents, root } from './documents';

const stepsOf = (path: string) => {
  const { text } = documents.find((document) => document.path === path)!;
  return sectionsOf(text).flatMap(({ steps }) => steps);
};

test('tests run the commands and the code of each page', () => {
  const withSteps = documents.map(({ path }) => path).filter((path) => stepsOf(path).length > 0);
  const known = [...Object.keys(pages), ...Object.keys(elsewhere)].map((page) => `docs/${page}`);
  expect(withSteps.sort()).toEqual(['README.md', ...known].sort());
  for (const [page, file] of Object.entries(elsewhere)) {
    const [, name = ''] = /^how-to\/(build-with-|.*)/.exec(page)!;
    expect([page, readFileSync(join(root, file), 'utf8').includes(name)]).toEqual([page, true]);
  }
});

test('the commands of the README stand in start.md', () => {
  const { text } = documents.find(({ path }) => path === 'docs/start.md')!;
  const lines = stepsOf('README.md').map((step) =>
    'command' in step ? step.command.split('#')[0]!.trim() : '',
  );
  expect(lines).toEqual(['npm start', 'npm test']);
  for (const line of lines) expect(text.split('\n')).toContain(line);
});
