import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { App } from '@vibrant-peak/webpack/apps';
import { findRoot, nearest, packageFolder } from '@vibrant-peak/webpack/packages';
import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { writeFiles } from '../writeFiles';
import { compile, sourceTypes } from './declarations';
import { inNewFolder } from './inNewFolder';
import type { LiveRemote } from './remoteSources';
import type { Declarations } from './sharedDeclarations';

/** The shell against whose types an application is checked. */
export interface Against {
  release: string;
  declarations: Declarations;
}

const projectsIn = (root: string) => join(root, '.cache/typecheck');

/**
 * Checks the types of one application against the installed shared package or a shell's
 * declarations. Its tests are checked against the former alone, and only where their tools are.
 * @throws IncompatibleError with the compiler's errors.
 */
export function typecheck({ name, folder }: App, against?: Against): void {
  const left = ['dist', '**/node_modules'];
  if (against || !hasTools(folder)) left.push('**/*.test.*');
  if (!hasTools(folder)) left.push('**/testing');
  const selection = {
    include: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
    exclude: left.map((pattern) => `${folder}/${pattern}`),
  };
  const found = inNewFolder(projectsIn(findRoot(folder)), (project) =>
    compileIn(project, folder, selection, against?.declarations),
  );
  if (found.length === 0) return;
  const misfit = against ? `${name} does not fit the types of the shell ${against.release}` : name;
  throw new IncompatibleError(
    found.map((violation) => `${misfit}: ${violation}`),
    against
      ? `${name} does not fit the live shell. Change it, or publish a shell that has what it needs first`
      : `${name} does not fit its own types, or those of the installed packages`,
  );
}

/**
 * Checks live remotes, by the sources in their releases, against a new shell's declarations.
 * @throws IncompatibleError with the errors that the live shell does not cause.
 */
export function typecheckLive(remotes: readonly LiveRemote[], live: Declarations, now: Declarations): void {
  if (remotes.length === 0 || JSON.stringify(live) === JSON.stringify(now)) return;
  // One folder for both runs: errors name it, and are compared.
  const [found, known] = inNewFolder(projectsIn(findRoot()), (project) => {
    for (const { name, sources } of remotes) writeFiles(join(project, 'kept', name), sources);
    const withNew = keptViolations(project, now);
    return [withNew, withNew.length > 0 ? keptViolations(project, live) : []];
  });
  const violations = found
    .filter((violation) => !known.includes(violation))
    .map((violation) => {
      const [name = '', ...rest] = violation.split('/');
      return `${name} does not fit the types of the new shell: ${rest.join('/')}: publish a ${name} that fits both first`;
    });
  if (violations.length > 0) throw new IncompatibleError(violations);
}

/** Whether the tools of the tests are installed: `npm start` does without them. */
function hasTools(folder: string): boolean {
  try {
    packageFolder('@types/jest', folder);
    return true;
  } catch {
    return false;
  }
}

/** The compiler's errors for all remotes in one run; each starts with the remote's name. */
function keptViolations(project: string, declarations: Declarations): string[] {
  const place = join(project, 'kept');
  const kept = { include: [`${place}/**/*.ts`, `${place}/**/*.tsx`] };
  return compileIn(project, findRoot(), kept, declarations).map((violation) =>
    violation.replaceAll(`${relative(process.cwd(), place)}/`, ''),
  );
}

/** Runs the compiler with the project's configuration and the given declarations of the shell. */
function compileIn(
  project: string,
  folder: string,
  selection: { include: string[]; exclude?: string[] },
  { files, modules }: Declarations = { files: {}, modules: {} },
): string[] {
  const shell = join(project, 'shell');
  rmSync(shell, { recursive: true, force: true });
  writeFiles(shell, files);
  const paths = Object.entries(modules).map(([module, file]) => [module, [`./shell/${file}`]]);
  return compile(project, {
    extends: nearest('tsconfig.json', folder),
    compilerOptions: {
      paths: Object.fromEntries(paths),
      ...(!hasTools(folder) && { types: sourceTypes }),
    },
    ...selection,
  });
}
