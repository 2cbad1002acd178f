import type { ExtensionModule, Registry, RegistryExtension } from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import type { RemoteModules } from './bundles';

/** Extensions of slots that do not exist, or that their remotes may not fill. */
export const extensionViolations = ({ extensions = [] }: Registry, shell: ShellBundle): string[] =>
  extensions.flatMap(({ remote, ...extension }) =>
    shell.extensionViolationsOf
      ? shell.extensionViolationsOf(remote, extension)
      : [`${remote} fills a slot, and the shell has none: publish the shell first`],
  );

interface ExportSources {
  registry: Registry;
  load: RemoteModules;
  /** Applications whose releases are not live yet. */
  isNew: (name: string) => boolean;
}

/** Modules of new releases that do not export the extension that their remote declares. */
export async function extensionExportViolations({
  registry: { extensions = [] },
  load,
  isNew,
}: ExportSources): Promise<string[]> {
  const violations: string[] = [];
  for (const extension of extensions.filter(({ remote }) => isNew(remote)))
    violations.push(...exportViolations(extension, await load(extension.remote)));
  return violations;
}

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
