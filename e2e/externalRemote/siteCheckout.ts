import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, edit } from '../checkout';
import { Terminal } from '../documents/terminal';

/** The packages of the platform, by their folders. */
const platform = ['shared', 'webpack', 'engine', 'cli'];

/** The checkout of the site's owner, who may publish to a registry. @returns its folder. */
export function siteCheckout(place: string, registry: string): string {
  const site = checkOut('shell', place, 'site');
  const lines = [`@vibrant-peak:registry=${registry}`, `//${new URL(registry).host}/:_authToken=test`];
  writeFileSync(join(site, '.npmrc'), `${lines.join('\n')}\n`);
  return site;
}

/** Adds a field to the document head of pages, and raises the version of the platform. */
export async function growShared(site: string): Promise<void> {
  edit(site, 'shared/src/contract/metadata.ts', 'title: string;', 'title: string;\n  owner?: string;');
  for (const name of platform)
    edit(site, `${name}/package.json`, /"version": "6\.[^"]*"/, '"version": "6.99.0"');
  await new Terminal(site, {}).run('npm run api');
}

/** Packs the platform in a checkout. @returns the folder of the tarballs. */
export async function packPlatform(place: string): Promise<string> {
  const packages = join(place, 'tarballs');
  mkdirSync(packages);
  const workspaces = platform.map((name) => `--workspace ${name}`).join(' ');
  const terminal = new Terminal(checkOut('shell', place, 'packed'), {});
  await terminal.run(`npm pack ${workspaces} --pack-destination ${packages}`);
  return packages;
}
