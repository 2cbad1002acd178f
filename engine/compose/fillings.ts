import type { FillingModule, Registry, RegistryFilling } from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import type { RemoteModules } from './bundles';

/** Fillings of slots that do not exist, or that their remotes may not fill. */
export const fillingViolations = ({ fillings = [] }: Registry, shell: ShellBundle): string[] =>
  fillings.flatMap(({ remote, ...filling }) =>
    shell.fillingViolationsOf
      ? shell.fillingViolationsOf(remote, filling)
      : [`${remote} fills a slot, and the shell has none: publish the shell first`],
  );

interface ExportSources {
  registry: Registry;
  load: RemoteModules;
  /** Applications whose releases are not live yet. */
  isNew: (name: string) => boolean;
}

/** Modules of new releases that do not export the filling that their remote declares. */
export async function fillingExportViolations({
  registry: { fillings = [] },
  load,
  isNew,
}: ExportSources): Promise<string[]> {
  const violations: string[] = [];
  for (const filling of fillings.filter(({ remote }) => isNew(remote)))
    violations.push(...exportViolations(filling, await load(filling.remote)));
  return violations;
}

function exportViolations(
  { remote, module, slot }: RegistryFilling,
  modules: Record<string, unknown>,
): string[] {
  const { filling } = Object(modules[module]) as { filling?: FillingModule };
  if (!filling)
    return [
      `${module} of ${remote} exports no filling: it needs \`export const filling = defineFilling(…)\``,
    ];
  return filling.slot === slot
    ? []
    : [`${module} of ${remote} is declared for the slot "${slot}" and made for "${filling.slot}"`];
}
