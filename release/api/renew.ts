import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findRoot, packageFolder } from '@vibrant-peak/webpack/packages';
import { reportOf, writeReports } from './reports';
import { surfaceOf } from './surface';

/**
 * `npm run api`, `npm run api:major`: writes the API reports of the shared package anew and raises its version: the minor one for what is
 * added, the major one for what breaks, which has to be said.
 */
const { values } = parseArgs({ options: { major: { type: 'boolean' } } });
const { reports, promised, now, changed, breaks, next } = surfaceOf();

if (changed.length === 0) console.log('The reports in shared/api are up to date.');
else if (breaks.length > 0 && !values.major) {
  console.error(
    `This breaks what remotes rely on:\n- ${breaks.join('\n- ')}\nTake it back, or say that it is meant: npm run api:major`,
  );
  process.exitCode = 1;
} else {
  const touched = new Set(changed.map(reportOf));
  const names = [...new Set(Object.keys(now.files).map(reportOf))];
  writeReports(reports, {
    declarations: now,
    since: Object.fromEntries(
      names.map((name) => [name, touched.has(name) ? next : (promised.since[name] ?? next)]),
    ),
  });
  setVersion(next);
  console.log(`shared is ${next}; changed: ${changed.join(', ')}`);
}

/** In the package, which is the one place for it, and in the lock, which npm keeps. */
function setVersion(version: string): void {
  const change = (file: string, pattern: RegExp) => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(pattern, `$1"${version}"`));
  };
  change(join(packageFolder('shared'), 'package.json'), /("version": )"[^"]*"/);
  change(join(findRoot(packageFolder('shared')), 'package-lock.json'), /("shared": \{\s+"version": )"[^"]*"/);
}
