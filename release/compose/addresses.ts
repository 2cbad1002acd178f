import type { PageModule, Registry, RegistryPage } from 'shared/contract';
import type { ShellBundle } from 'shared/contract/shell';

/**
 * The addresses that a page answers: its path, or all that its module lists where the path has a parameter.
 * @throws when the module lists none, or one that its path does not cover.
 */
export function addressesOf({ path, remote, module }: RegistryPage, page: PageModule): readonly string[] {
  if (!path.includes(':')) return [path];
  const addresses = page.paths?.() ?? [];
  if (addresses.length === 0) throw new Error(`${module} of ${remote} lists no addresses for ${path}`);
  const shape = new RegExp(`^${path.replace(/:[^/]+/g, '[a-z0-9-]+')}$`);
  const stray = addresses.find((address) => !shape.test(address));
  if (stray) throw new Error(`${module} of ${remote} lists ${stray}, which is no address of ${path}`);
  return addresses;
}

/** Pages at addresses that are not theirs. */
export function addressFaults(registry: Registry, shell: ShellBundle): string[] {
  const claimed = new Map<string, string>();
  return registry.pages.flatMap(({ path, remote }) => {
    const other = claimed.get(path);
    claimed.set(path, remote);
    const rejection = shell.refusalOf(remote, path);
    return [
      ...(rejection ? [rejection] : []),
      ...(other ? [`${other} and ${remote} both claim ${path}`] : []),
    ];
  });
}
