import type { PageModule, Registry, RegistryPage } from 'shared/contract';
import type { ShellBundle } from 'shared/contract/shell';
import { notFoundDocument, staffDocument } from '../store/inventory';

/** First path segments reserved by the site; the last one is a prefix. */
const reserved = /^(404|index|staff|readyz|livez|healthz|r|media|preview.*)$/;

const part = /^([a-z0-9-]+|:[a-zA-Z][a-zA-Z0-9]*)$/;

/** The rule that an address of a page breaks; `undefined` when it breaks none. */
function addressFault(path: string): string | undefined {
  const parts = path.slice(1).split('/');
  if (!path.startsWith('/') || (path !== '/' && !parts.every((each) => part.test(each))))
    return 'its parts, each after one slash, hold lower-case letters, digits and "-", or name a parameter such as ":slug"';
  if (reserved.test(parts[0]!)) return `the site keeps /${parts[0]!} for itself`;
  return undefined;
}

/** Whether a composition can hold a document under this name. */
export const isDocumentPath = (path: string) =>
  path === notFoundDocument || path === staffDocument || addressFault(path) === undefined;

/** Violations in the addresses that a remote declares. */
export const declaredFaults = (remote: string, pages: readonly { path: string }[]): string[] =>
  pages.flatMap(({ path }) => {
    const rule = addressFault(path);
    return rule ? [`${remote} offers ${path}, which cannot be an address: ${rule}`] : [];
  });

/** The page that a remote's module exports. @param modules of the remote, by name. @throws when there is none. */
export function pageIn(
  modules: Record<string, unknown> | undefined,
  { path, remote, module }: RegistryPage,
): PageModule {
  const { page } = Object(modules?.[module]) as { page?: PageModule };
  if (!page)
    throw new Error(`${module} of ${remote} exports no page for ${path}: it needs \`export const page = …\``);
  return page;
}

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
  if (stray !== undefined)
    throw new Error(`${module} of ${remote} lists ${stray}, which is no address of ${path}`);
  const faults = declaredFaults(
    remote,
    addresses.map((address) => ({ path: address })),
  );
  if (faults.length > 0) throw new Error(faults[0]);
  return addresses;
}

/** Pages at addresses that belong to others. */
export function addressFaults(registry: Registry, shell: ShellBundle): string[] {
  const claimed = new Map<string, string>();
  return registry.pages.flatMap(({ path, remote }) => {
    // Two parameters at the same place answer the same addresses, however they are named.
    const shape = path.replace(/:[^/]+/g, ':');
    const other = claimed.get(shape);
    claimed.set(shape, remote);
    const rejection = shell.refusalOf(remote, path);
    return [
      ...(rejection ? [rejection] : []),
      ...(other ? [`${other} and ${remote} both claim ${path}`] : []),
    ];
  });
}
