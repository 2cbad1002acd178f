import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const root = join(import.meta.dirname, '..');

/** Rows of a table; the first one is its header. */
export type Table = readonly (readonly (string | number)[])[];

const path = 'docs/reference/measurements.md';

/**
 * Writes a table to the measurements, between the comments with its name, with the date and the machine below it.
 * @throws when they have no such comments.
 */
export async function recordTable(name: string, table: Table): Promise<void> {
  const file = join(root, path);
  const section = new RegExp(`(<!-- ${name} -->)[\\s\\S]*(<!-- /${name} -->)`);
  const document = readFileSync(file, 'utf8');
  if (!section.test(document)) throw new Error(`${path} has no section ${name}`);
  const [head = [], ...rows] = table;
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const when = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  const filled = document.replace(section, `$1\n\n${lines.join('\n')}\n\nMeasured ${when}.\n\n$2`);
  writeFileSync(file, await format(filled, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
