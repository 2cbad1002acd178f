import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, documentsIn, root, sentencesOf, writtenText, type Document } from './documents';

const lineCount = ({ text }: Document) => text.trimEnd().split('\n').length;

/** The anchor of a heading, as on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/ /g, '-');

const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

function brokenLinks({ path, text }: Document): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(
    ([, one, other]) => one ?? other!,
  );
  return targets
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [file, anchor] = target.split('#');
      const place = file ? join(root, dirname(path), file) : join(root, path);
      if (!existsSync(place)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(place, 'utf8')).includes(anchor);
    })
    .map((target) => `${path}: ${target}`);
}

test('every relative link leads to a file, and its anchor to a heading', () => {
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

test('lines have at most 100 characters', () => {
  const long = documents.flatMap(({ path, text }) =>
    writtenText(text)
      .split('\n')
      .filter((line) => [...line].length > 100)
      .map((line) => `${path}: ${line}`),
  );
  expect(long).toEqual([]);
});

/** Constructions that make a reader read twice. */
const riddles = /\bwhat (is|was|are|goes)\b|\bwho\b|\bwhoever\b|\bthe ones? that\b|…/gi;

test('sentences have a subject that a reader knows', () => {
  const found = documents.flatMap(({ path, text }) =>
    (sentencesOf(text).match(riddles) ?? []).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('a how-to has at most 60 lines, the README at most 80', () => {
  const readme = documents.find(({ path }) => path === 'README.md')!;
  expect(lineCount(readme)).toBeLessThanOrEqual(80);
  const long = documentsIn('docs/how-to').filter((document) => lineCount(document) > 60);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('the README has at most ten links to other documents', () => {
  const readme = documents.find(({ path }) => path === 'README.md')!.text;
  const links = [...readme.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, target]) => target);
  expect(links).toContain('docs/README.md');
  expect(links.length).toBeLessThanOrEqual(10);
});

test('the list of documents links each of them but single decisions', () => {
  const list = documents.find(({ path }) => path === 'docs/README.md')!.text;
  const missing = documentsIn('docs').filter(
    ({ path }) =>
      path !== 'docs/README.md' &&
      !/\/decisions\/\d/.test(path) &&
      !list.includes(`(${path.slice('docs/'.length)})`),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('the documents define at most 25 terms', () => {
  const [terms] = documentsIn('docs/reference').filter(({ path }) => path.endsWith('terms.md'));
  const rows = terms!.text.split('\n').filter((line) => /^\| /.test(line));
  expect(rows.length - 2).toBeGreaterThan(10);
  // The head and the line below it are not terms.
  expect(rows.length - 2).toBeLessThanOrEqual(25);
});
