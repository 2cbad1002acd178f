import { join } from 'node:path';
import { packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { inc } from 'semver';
import { sharedDeclarations, type ModuleDeclarations } from '../typecheck/sharedDeclarations';
import { breaksIn, changedModules } from './breaks';
import { asReported, readReports, type Promised } from './reports';

/** The shared package's surface as it stands, beside what its reports promise. */
export interface Surface {
  /** Where the reports stand. */
  reports: string;
  promised: Promised;
  now: ModuleDeclarations;
  /** Modules that declare something else than their report. */
  changed: string[];
  /** What breaks for those who rely on it; see `breaksIn`. */
  breaks: string[];
  version: string;
  /** The version that the change asks for: a new major one when it breaks something. */
  next: string;
}

/** Compares what the shared package declares with its reports. */
export function surfaceOf(folder: string = packageFolder('shared')): Surface {
  const reports = join(folder, 'api');
  const promised = readReports(reports);
  const now = asReported(sharedDeclarations());
  const change = { before: promised.declarations, now };
  const breaks = breaksIn(change, folder);
  const { version } = readPackage(folder);
  const changed = changedModules(change);
  const next = changed.length === 0 ? version : inc(version, breaks.length > 0 ? 'major' : 'minor')!;
  return { reports, promised, now, changed, breaks, version, next };
}
