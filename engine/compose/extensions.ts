import type { ExtensionModule, Registry, RegistryExtension } from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import type { DocumentSources } from './planDocuments';

/** Extensions of slots that do not exist, or that their remotes may not fill. */
export const extensionViolations = ({ extensions = [] }: Registry, shell: ShellBundle): string[] =>
  extensions.flatMap(({ remote, ...extension }) =>
    shell.extensionViolationsOf
      ? shell.extensionViolationsOf(remote, extension)
      : [`${remote} fills a slot, and the shell has none: publish the shell first`],
  );

/** Modules of new releases that do not export the extension that their remote declares. */
export const extensionExportViolations = (
  { registry: { extensions = [] }, load }: Pick<DocumentSources, 'registry' | 'load'>,
  isNew: (name: string) => boolean,
): string[] =>
  extensions
    .filter(({ remote }) => isNew(remote))
    .flatMap((extension) => exportViolations(extension, load(extension.remote)));

function exportViolations(
  { remote, module, slot }: RegistryExtension,
  modules: Record<string, unknown>,
): string[] {
  const { extension } = Object(modules[module]) as { extension?: ExtensionModule };
  if (!extension)
    return [
      `${module} of ${remote} exports no extension: it needs \`export const extension = defineExtension(…)\``,
    ];
  return extension.slot === slot
    ? []
    : [`${module} of ${remote} is declared for the slot "${slot}" and made for "${extension.slot}"`];
}
