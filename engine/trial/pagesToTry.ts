import { coversAddress, isStaffPath, type Registry, type RegistryPage } from '@vibrant-peak/shared/contract';
import type { Inventory } from '../formats/inventory';

/** A page to open in a browser, at one of its addresses. */
export interface TriedPage {
  address: string;
  remote: string;
  module: string;
}

interface Compositions {
  /** The registry of the new composition. */
  registry: Registry;
  /** Its documents, and those of the live composition. */
  documents: Inventory['documents'];
  before: Inventory['documents'];
  /** Whether a release is not live yet. */
  isNew: (name: string) => boolean;
  /** Name of the content's releases. */
  content: string;
  /** Whether the remote with the adapters declares what its server answers. */
  hasTrialAnswers: boolean;
}

/**
 * The pages that a publish may break: of new releases, layouts or shell, or with new content.
 * One address stands for all of a page with a parameter. Staff pages whose adapters have no answers
 * for trials are left out: they need a server.
 */
export function pagesToTry({
  registry,
  documents,
  before,
  isNew,
  content,
  hasTrialAnswers,
}: Compositions): TriedPage[] {
  const isChanged = (address: string) => documents[address]!.file !== before[address]?.file;
  const { layouts, pages, adapters } = registry;
  const opensStaffPages = adapters === undefined || hasTrialAnswers;
  const addressOf = (page: RegistryPage) => {
    const isStaff = isStaffPath(page.path);
    const layout = isStaff ? layouts.staff : layouts.public;
    const parts = ['shell', page.remote, layout?.remote ?? page.remote, ...(isStaff ? [] : [content])];
    if (!parts.some(isNew)) return undefined;
    if (isStaff) return page.path.includes(':') || !opensStaffPages ? undefined : page.path;
    return addressesLike(page.path, documents, pages).find(isChanged);
  };
  return pages.flatMap((page) => {
    const address = addressOf(page);
    return address === undefined ? [] : [{ address, remote: page.remote, module: page.module }];
  });
}

/** The documents of a page: one, or one for each value of its parameters. */
function addressesLike(
  path: string,
  documents: Inventory['documents'],
  pages: readonly RegistryPage[],
): string[] {
  if (!path.includes(':')) return Object.hasOwn(documents, path) ? [path] : [];
  const isOther = (address: string) => pages.some((page) => page.path === address);
  return Object.keys(documents).filter((address) => coversAddress(path, address) && !isOther(address));
}
