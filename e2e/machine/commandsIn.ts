import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/how-to');

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
