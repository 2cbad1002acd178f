import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteFolder } from '../../release/server/siteFolder';

interface Difference {
  title: string;
  /** Additional headers of the home page. */
  headers?: Record<string, string>;
}

/**
 * Adds a finished composition that differs from the live one in every page's title.
 * @returns its number.
 */
export function addComposition(folder: string, { title, headers = {} }: Difference): number {
  const site = new SiteFolder(folder);
  const { folder: source } = site.composition(site.pointer()!.live)!;
  const number = Math.max(...site.numbers()) + 1;
  const target = join(folder, 'compositions', String(number));
  cpSync(source, target, { recursive: true, filter: (path) => !/(composition\.json|\.br|\.gz)$/.test(path) });
  for (const name of readdirSync(target).filter((file) => file.endsWith('.html')))
    change(join(target, name), (html) => html.replace(/<title>.*<\/title>/, `<title>${title}</title>`));
  change(join(target, 'headers.json'), (text) => {
    const known = JSON.parse(text) as Record<string, Record<string, string>>;
    return JSON.stringify({ ...known, '/': { ...known['/'], ...headers } });
  });
  const own = JSON.parse(readFileSync(join(source, 'composition.json'), 'utf8')) as object;
  writeFileSync(join(target, 'composition.json'), JSON.stringify({ ...own, number }));
  return number;
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
