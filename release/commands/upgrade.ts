import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRoot, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { tarballsIn } from '../create/platform';
import { IncompatibleError } from '../compose/check';
import { reportsIn } from '../upgrade/apiReports';
import { changesFor, describeChanges, type Change } from '../upgrade/changesFor';
import { fetchPackages } from '../upgrade/fetchPackages';
import { importedNames } from '../upgrade/importedNames';
import { takePackages } from '../upgrade/takePackages';
import { UsageError } from '../usageError';
import { appNamed } from './appNamed';
import type { Command, CommandInput } from './runCommand';
import { siteAddress } from './siteAddress';

interface Upgraded {
  app: string;
  from: string;
  to: string;
  /** None where the version before brought no API reports. */
  changes?: Change[];
}

/** Takes a newer platform into a remote of its own: packages, what changed for it, and its type check. */
export const upgrade: Command<Upgraded> = {
  run: async ({ values, log }) => {
    const app = appNamed(undefined);
    if (findRoot(app.folder) !== app.folder)
      throw new UsageError(`${app.name} uses the packages beside it. Nothing was done.`);
    const before = installed(app.folder);
    await takeFrom(values, app.folder);
    inFolder(app.folder, 'npm', 'install', '--no-audit', '--no-fund');
    const after = installed(app.folder);
    const result = {
      ...{ app: app.name, from: before.version, to: after.version },
      ...(before.reports.size > 0 && {
        changes: changesFor(importedNames(app.folder), before.reports, after.reports),
      }),
    };
    const violations = violationsIn(app.folder);
    if (violations.length > 0) {
      log(sentenceOf(result));
      throw new IncompatibleError(violations);
    }
    return result;
  },
  describe: (result) => `${sentenceOf(result)}\n${result.app}: the types fit`,
};

/** Takes packed packages from a site or a folder. */
async function takeFrom({ against, packages }: CommandInput['values'], folder: string): Promise<void> {
  if ((against === undefined) === (packages === undefined))
    throw new UsageError('Say where from: --against <site>, or --packages <folder>. Nothing was done.');
  if (typeof packages === 'string') return takePackages(folder, tarballsIn(resolve(packages)));
  const site = siteAddress(against, 'npx vibrant-peak upgrade');
  const work = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    takePackages(folder, await fetchPackages(site, folder, work));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The shared package that a remote has installed. */
function installed(folder: string) {
  const shared = packageFolder('@vibrant-peak/shared', folder);
  return { version: readPackage(shared).version, reports: reportsIn(shared) };
}

function sentenceOf({ app, from, to, changes }: Upgraded): string {
  const versions = `@vibrant-peak/shared ${from} -> ${to}`;
  if (!changes) return `${versions}\n${from} brought no API reports: what changed is not known.`;
  return `${versions}\n${describeChanges(changes) || `Nothing changed of what ${app} imports.`}`;
}

/** The type check of the packages that were just installed; this process still runs the previous ones. */
function violationsIn(folder: string): string[] {
  const command = join(packageFolder('@vibrant-peak/release', folder), 'vibrant-peak.mjs');
  const { stdout } = spawnSync(process.execPath, [command, 'typecheck', '--json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { error, violations = error ? [error] : [] } = JSON.parse(stdout) as {
    error?: string;
    violations?: string[];
  };
  return violations;
}

/** @throws when the program fails; its output is shown as it comes. */
function inFolder(cwd: string, program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  throw new Error(
    `${program} ${args[0]} failed, as said above. package.json and packages/ have the newer platform already: git checkout brings those from before back.`,
  );
}
