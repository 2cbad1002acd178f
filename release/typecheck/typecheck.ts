import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { App } from '@vibrant-peak/webpack/apps';
import { findRoot, nearest } from '@vibrant-peak/webpack/packages';
import { MisfitError } from '../compose/check';
import { compile, recipePaths } from './declarations';
import type { ShellDeclarations } from './shellDeclarations';

/** The shell against whose types an application is checked. */
export interface Against {
  /** Its release. */
  release: string;
  declarations: ShellDeclarations;
}

/**
 * Checks the types of one application, by the nearest `tsconfig.json`: with the shared package as it is installed, or with what a
 * shell declares in its place. Tests are no part of what runs there.
 * @throws MisfitError with what the compiler says.
 */
export function typecheck({ name, folder }: App, against?: Against): void {
  const project = join(findRoot(folder), '.cache/typecheck', name);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const { files = {}, modules = {} } = against?.declarations ?? {};
  for (const [file, text] of Object.entries(files)) {
    const place = join(project, 'shell', file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const paths = Object.entries(modules).map(([module, file]) => [module, [`./shell/${file}`]]);
  const config = {
    extends: nearest('tsconfig.json', folder),
    ...(against && { compilerOptions: { paths: { ...Object.fromEntries(paths), ...recipePaths(folder) } } }),
    include: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
    exclude: [`${folder}/dist`, `${folder}/**/node_modules`, ...(against ? [`${folder}/**/*.test.*`] : [])],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const faults = compile(project).map((fault) =>
    against
      ? `${name} does not fit the types of the shell ${against.release}: ${fault}`
      : `${name}: ${fault}`,
  );
  if (faults.length > 0) throw new MisfitError(faults);
}
