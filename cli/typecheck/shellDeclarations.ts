import { sharedModules } from '@vibrant-peak/webpack/sharedModules';
import { reachable, sharedDeclarations, type ModuleDeclarations } from './sharedDeclarations';

/** Name of the file with the declarations in the shell's release. */
export const declarationsFile = 'declarations.json';

/** The types of the share scope, as far as it comes from the shared package that stands here. */
export function shellDeclarations(): ModuleDeclarations {
  const { modules, files } = sharedDeclarations();
  const provided = Object.entries(modules).filter(([module]) => module in sharedModules);
  return {
    modules: Object.fromEntries(provided),
    files: reachable(
      files,
      provided.map(([, file]) => file),
    ),
  };
}
