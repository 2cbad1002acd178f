import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@vibrant-peak/webpack/apps';
import { findRoot, nearest } from '@vibrant-peak/webpack/packages';
import { compile } from './declarations';

/** Checks the types of one application, by the nearest `tsconfig.json`. @throws with what the compiler says. */
export function typecheck({ name, folder }: App): void {
  const project = join(findRoot(folder), '.cache/typecheck', name);
  mkdirSync(project, { recursive: true });
  const config = {
    extends: nearest('tsconfig.json', folder),
    include: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
    exclude: [`${folder}/dist`, `${folder}/**/node_modules`],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  compile(project);
}
