import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf, type DocumentedSection } from '../documents/documentedSteps';

const textOf = (page: string) => readFileSync(join(import.meta.dirname, '../../docs/how-to', page), 'utf8');

/** The sections of a how-to; their titles begin with its name. */
const sectionsIn = (page: string): DocumentedSection[] =>
  sectionsOf(textOf(page)).map(({ title, steps }) => ({ title: `${page}: ${title}`, steps }));

const [remote, sections] = ['add-a-remote.md', sectionsIn('add-a-remote.md')];
const firstOfPages = sections.findIndex(({ title }) => title === `${remote}: Write its pages`);

/** The how-tos of a remote in a repository of its own, in the order of a reader. */
export const pagesOfRemote: readonly DocumentedSection[] = [
  ...sections.slice(0, firstOfPages),
  ...['add-a-page.md', 'add-pages-with-a-parameter.md', 'import-files.md'].flatMap(sectionsIn),
  ...sections.slice(firstOfPages),
  ...sectionsIn('update-the-platform.md'),
];

/** The declaration that a reader adds to `pages`. */
export const parameterDeclaration = /```text\n(\{.*\},)\n```/.exec(
  textOf('add-pages-with-a-parameter.md'),
)![1]!;
