import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { App } from '@vibrant-peak/webpack/apps';
import { findRoot, nearest } from '@vibrant-peak/webpack/packages';
import { IncompatibleError } from '../compose/check';
import { compile } from './declarations';
import type { LiveRemote } from './remoteSources';
import type { ModuleDeclarations } from './sharedDeclarations';

/** The shell against whose types an application is checked. */
export interface Against {
  /** Its release. */
  release: string;
  declarations: ModuleDeclarations;
}

/**
 * Checks the types of one application, by the nearest `tsconfig.json`: with the shared package as it is installed, or with what a
 * shell declares in its place. Tests are no part of what runs there.
 * @throws IncompatibleError with what the compiler says.
 */
export function typecheck({ name, folder }: App, against?: Against): void {
  const faults = faultsOf(
    name,
    folder,
    {
      include: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
      exclude: [`${folder}/dist`, `${folder}/**/node_modules`, ...(against ? [`${folder}/**/*.test.*`] : [])],
    },
    against?.declarations,
  ).map((fault) =>
    against
      ? `${name} does not fit the types of the shell ${against.release}: ${fault}`
      : `${name}: ${fault}`,
  );
  if (faults.length > 0) throw new IncompatibleError(faults);
}

/**
 * Checks remotes that are live, by the sources that their releases keep, with what a new shell declares. What the compiler also
 * finds with the shell that is live, such as a package that is not installed here, is no fault of the new one.
 * @throws IncompatibleError with what does not fit any more.
 */
export function typecheckLive(
  remotes: readonly LiveRemote[],
  live: ModuleDeclarations,
  now: ModuleDeclarations,
): void {
  if (JSON.stringify(live) === JSON.stringify(now)) return;
  const found = keptFaults(remotes, now);
  const known = found.length > 0 ? keptFaults(remotes, live) : [];
  const faults = found
    .filter((fault) => !known.includes(fault))
    .map((fault) => {
      const [name = '', ...rest] = fault.split('/');
      return `${name} does not fit the types of the new shell: ${rest.join('/')}: publish a ${name} that fits both first`;
    });
  if (faults.length > 0) throw new IncompatibleError(faults);
}

/** What the compiler says of all of them at once, as they share most of what it reads; each fault begins with the remote's name. */
function keptFaults(remotes: readonly LiveRemote[], declarations: ModuleDeclarations): string[] {
  const root = findRoot();
  const place = join(projectOf(root, 'live-remotes'), 'kept');
  rmSync(place, { recursive: true, force: true });
  for (const { name, sources } of remotes) lay(join(place, name), sources);
  const kept = { include: [`${place}/**/*.ts`, `${place}/**/*.tsx`] };
  return faultsOf('live-remotes', root, kept, declarations).map((fault) =>
    fault.replaceAll(`${relative(process.cwd(), place)}/`, ''),
  );
}

const projectOf = (root: string, name: string) => join(root, '.cache/typecheck', name);

interface Selection {
  include: string[];
  exclude?: string[];
}

/** Runs the compiler over files as the project around a folder has it, with those declarations for what they import of the shell. */
function faultsOf(
  name: string,
  folder: string,
  selection: Selection,
  { files = {}, modules = {} }: Partial<ModuleDeclarations> = {},
): string[] {
  const project = projectOf(findRoot(folder), name);
  const shell = join(project, 'shell');
  rmSync(shell, { recursive: true, force: true });
  lay(shell, files);
  const paths = Object.entries(modules).map(([module, file]) => [module, [`./shell/${file}`]]);
  const config = {
    extends: nearest('tsconfig.json', folder),
    ...(paths.length > 0 && {
      compilerOptions: { paths: Object.fromEntries(paths) },
    }),
    ...selection,
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  // What it found before, file by file: the next check of the same project reads no more than what changed, and what that touches.
  return compile(project, '--incremental', '--tsBuildInfoFile', join(project, 'tsbuildinfo'));
}

function lay(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const place = join(folder, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
