import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/how-to');
const execute = promisify(execFile);

/**
 * The commands of a section of a how-to, block by block, as a reader copies them.
 * @param changes replace texts of theirs, for what a test cannot have, such as a name in the DNS.
 * @throws when the page has no such section, or the section lacks a replaced text.
 */
export function commandsIn(page: string, title: string, changes: Record<string, string> = {}): string[] {
  const text = readFileSync(join(folder, page), 'utf8');
  const section = text.split(/^## /m).find((each) => each.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`${page} lacks the section ${title}`);
  for (const name of Object.keys(changes))
    if (!section.includes(name)) throw new Error(`${title} of ${page} lacks ${name}`);
  return [...section.matchAll(/^```(?:sh|text)\n([^]*?)^```$/gm)].map(([, block]) =>
    Object.entries(changes).reduce((commands, [from, to]) => commands.replaceAll(from, to), block!),
  );
}

export async function inTurn(blocks: string[], run: (block: string) => Promise<unknown>): Promise<void> {
  for (const block of blocks) await run(block);
}

/** Runs a block in a checkout on this machine, which is installed already. @throws what it printed. */
export const runHere = (block: string, cwd: string = root) =>
  execute('bash', ['-e', '-c', block.replace('npm ci\n', '')], { cwd, maxBuffer: 64 * 2 ** 20 });
