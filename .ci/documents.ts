import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '..');

export interface Document {
  /** Path in the repository. */
  path: string;
  text: string;
}

const read = (path: string): Document => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** The documents below a folder of the repository. */
export const documentsIn = (folder: string): Document[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => read(join(folder, file)));

/** Every document but the changelog, which keeps the words of its time. */
export const documents: readonly Document[] = [
  ...['README.md', 'CONTRIBUTING.md'].map(read),
  ...documentsIn('docs'),
];

/** Tables that commands write, and blocks of code. */
const generated = /<!-- ([\w:-]+) -->\n[^]*?<!-- \/\1 -->/g;
const blocks = /^ *```[^]*?^ *```$/gm;

/** A document without the tables that commands write. */
export const writtenText = (text: string) => text.replace(generated, '');

/** A document's sentences: without code, quotations of messages and the tables that commands write. */
export const sentencesOf = (text: string) =>
  writtenText(text)
    .replace(blocks, '')
    .replace(/^> .*$/gm, '')
    .replace(/`[^`]+`/g, '``');
