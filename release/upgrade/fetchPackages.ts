import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lt } from 'semver';
import { hasIntegrity } from '@vibrant-peak/webpack/integrity';
import { packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { sitePackages, tarballName } from '../sitePackages';
import { answerOf } from '../store/answerOf';
import { parsePlatform, platformFile, type OfferedPackage } from '../store/platformIndex';
import { UsageError } from '../usageError';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Fetches the packed packages of a site, and checks them by their hashes.
 * @param site its origin. @param remote folder of the remote, whose installed packages may not be newer. @param into for the tarballs.
 * @returns the tarballs.
 * @throws UsageError for a connection that others can change.
 */
export async function fetchPackages(site: string, remote: string, into: string): Promise<string[]> {
  const { protocol, hostname } = new URL(site);
  if (protocol !== 'https:' && !loopback.includes(hostname))
    throw new UsageError(`Packages are code: they come by https, or from this machine, not from ${site}.`);
  const missing = `${site} offers no packages: npx vibrant-peak publish shell in its repository adds them.`;
  const index = `${site}/${platformFile}`;
  const offered = parsePlatform(index, await answerOf(index, { redirect: 'error', missing }));
  const files: string[] = [];
  for (const name of sitePackages) {
    const found = offered.find((each) => each.name === name);
    if (!found) throw new Error(`${index} does not list ${name}.`);
    assertNotOlder(site, found, readPackage(packageFolder(name, remote)).version);
    const content = await answerOf(site + found.address, { redirect: 'error' });
    if (!hasIntegrity(content, found.integrity))
      throw new Error(`${site}${found.address} has other bytes than ${index} promises.`);
    const file = join(into, tarballName(name, found.version));
    writeFileSync(file, content);
    files.push(file);
  }
  return files;
}

function assertNotOlder(site: string, { name, version }: OfferedPackage, installed: string): void {
  if (lt(version, installed))
    throw new Error(`${site} offers ${name} ${version}, which is older than the installed ${installed}.`);
}
