import {
  coversAddress,
  type PageModule,
  type Registry,
  type RegistryPage,
} from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { notFoundDocument, staffDocument } from '../formats/inventory';

/** First path segments reserved by the site and its servers; the last one is a prefix. */
const reserved = /^(404|index|staff|api|i|readyz|livez|healthz|metrics|r|media|preview.*)$/;

const part = /^([a-z0-9-]+|:[a-zA-Z][a-zA-Z0-9]*)$/;

/** The rule that an address of a page breaks. */
function addressViolation(path: string): string | undefined {
  const parts = path.slice(1).split('/');
  if (!path.startsWith('/') || (path !== '/' && !parts.every((each) => part.test(each))))
    return 'its parts, each after one slash, hold lower-case letters, digits and "-", or name a parameter such as ":slug"';
  if (reserved.test(parts[0]!)) return `the site keeps /${parts[0]!} for itself`;
  return undefined;
}

export const isDocumentPath = (path: string) =>
  path === notFoundDocument || path === staffDocument || addressViolation(path) === undefined;

/** Violations in the addresses that a remote declares. */
export const declaredViolations = (remote: string, pages: readonly { path: string }[]): string[] =>
  pages.flatMap(({ path }) => {
    const rule = addressViolation(path);
    return rule ? [`${remote} offers ${path}, which cannot be an address: ${rule}`] : [];
  });

/** The modules of a remote differ from what its pages declare. */
export class DeclarationError extends Error {
  override name = 'DeclarationError';
}

/** The page that a remote's module exports. @throws DeclarationError when there is none. */
export function pageIn(
  modules: Record<string, unknown> | undefined,
  { path, remote, module }: RegistryPage,
): PageModule {
  const { page } = Object(modules?.[module]) as { page?: PageModule };
  if (!page)
    throw new DeclarationError(
      `src/${module} of ${remote} exports no page for ${path}: it needs \`export const page = definePage({ … })\``,
    );
  return page;
}

/**
 * The addresses that a page answers: its path, or the list of its module for a path with a
 * parameter.
 * @throws DeclarationError when the module lists none, or one that its path does not cover.
 */
export function addressesOf({ path, remote, module }: RegistryPage, page: PageModule): readonly string[] {
  if (!path.includes(':')) return [path];
  const addresses = page.paths?.() ?? [];
  if (addresses.length === 0)
    throw new DeclarationError(`src/${module} of ${remote} lists no addresses for ${path} in its \`paths\``);
  const stray = addresses.find((address) => !coversAddress(path, address));
  if (stray !== undefined)
    throw new DeclarationError(
      `src/${module} of ${remote} lists ${stray}, which is not an address of ${path}`,
    );
  const listed = addresses.map((address) => ({ path: address }));
  const [violation] = declaredViolations(remote, listed);
  if (violation) throw new DeclarationError(violation);
  return addresses;
}

/** Pages at addresses that belong to others, and adapters of remotes that may not bring any. */
export function addressViolations({ pages, adapters }: Registry, shell: ShellBundle): string[] {
  const ofPages = pages.flatMap((page, index) => {
    const { path, remote } = page;
    const other = pages.slice(0, index).find((earlier) => hasSameAddress(earlier, page));
    return [
      ...shell.violationsOf(remote, page),
      ...(other
        ? [`${other.remote} and ${remote} both claim ${path}: one of them needs another in its src/pages.ts`]
        : []),
    ];
  });
  return adapters ? [...ofPages, ...shell.adapterViolationsOf(adapters.remote)] : ofPages;
}

/** Whether both pages claim an address. A parameter spares other pages of its own remote. */
function hasSameAddress(one: RegistryPage, other: RegistryPage): boolean {
  const [parts, others] = [one.path.split('/'), other.path.split('/')];
  return (
    parts.length === others.length &&
    parts.every((part, index) => {
      const areParameters = [part, others[index]!].map((each) => each.startsWith(':'));
      const isShared =
        one.remote === other.remote ? areParameters.every(Boolean) : areParameters.some(Boolean);
      return part === others[index] || isShared;
    })
  );
}
