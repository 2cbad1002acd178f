import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { advisories, licences, unnamed } from './accepted';

/** An installed package in `package-lock.json`. */
interface LockedPackage {
  license?: string;
  link?: boolean;
}

/**
 * Packages without an accepted licence.
 * @param packages by their folder, as in the lock file.
 */
export function unacceptedLicences(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([folder, { license, link }]) => {
    const name = folder.split('node_modules/').at(-1)!;
    const isInstalled = folder.includes('node_modules/') && !link;
    if (!isInstalled || (license ? Object.hasOwn(licences, license) : Object.hasOwn(unnamed, name)))
      return [];
    return [`${name}: ${license ?? 'names no licence'}`];
  });
}

/** The fields used of `npm audit --json`; `message` replaces the report after a failure. */
interface AuditReport {
  message?: string;
  vulnerabilities?: Record<string, { via: (string | { url: string; title: string; severity: string })[] }>;
}

/** Known vulnerabilities of installed packages that are not accepted. */
export function unacceptedAdvisories({ vulnerabilities = {} }: AuditReport): string[] {
  const found = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) => (typeof cause === 'string' ? [] : [{ name, ...cause }])),
  );
  return found
    .filter(({ url }) => !Object.hasOwn(advisories, url.split('/').at(-1)!))
    .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}, ${url})`);
}

function askForAdvisories(folder: string): AuditReport {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    return JSON.parse(stdout) as AuditReport;
  } catch {
    return { message: 'npm audit did not respond' };
  }
}

/** The folders with a `package-lock.json`. */
const installed = ['.', 'bench/lighthouse'];

function checkDependencies(folder: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const report = askForAdvisories(folder);
  // Not every registry supports audits: a warning, not a failure, because no change here could fix it.
  if (!report.vulnerabilities) console.warn(`Vulnerabilities were not checked: ${report.message}`);
  return [...unacceptedLicences(packages), ...unacceptedAdvisories(report)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = installed.flatMap(checkDependencies);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) {
    console.error('Replace these packages, or accept them in .ci/accepted.ts with the reason.');
    process.exitCode = 1;
  }
}
