import { tmpdir } from 'node:os';
import { packageFolder } from '@vibrant-peak/webpack/packages';
import { readFolder } from '@vibrant-peak/engine/readFolder';
import { emitDeclarations } from './declarations';
import { builtName, modulesIn } from './entries';
import { inNewFolder } from './inNewFolder';

export interface Declarations {
  /** Per module, as it is imported, the file that declares it. */
  modules: Record<string, string>;
  /** Texts of those files and their imports. */
  files: Record<string, string>;
}

/** Declarations of those exports of the shared package here that are included. */
export function sharedDeclarations(
  isIncluded: (module: string) => boolean,
  options: { removeComments: boolean },
): Declarations {
  const folder = packageFolder('@vibrant-peak/shared');
  const modules = Object.entries(modulesIn(folder)).filter(
    ([module, file]) => isIncluded(module) && !file.endsWith('.js'),
  );
  return inNewFolder(tmpdir(), (into) => {
    const sources = modules.map(([, file]) => file);
    emitDeclarations(folder, 'src', sources, into, options);
    const files = [...readFolder(into)].map(([file, content]) => [file, content.toString()] as const);
    const declared = modules.map(([module, file]) => [module, `${builtName(file)}.d.ts`] as const);
    return { modules: Object.fromEntries(declared), files: Object.fromEntries(files) };
  });
}
