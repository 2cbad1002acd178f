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
export function pagesToTry(compositions: Compositions): TriedPage[] {
  const { registry, documents, before, isNew, content, hasTrialAnswers } = compositions;
  const { layouts, pages, adapters } = registry;
  const opensStaffPages = adapters === undefined || hasTrialAnswers;
  const changed = Object.keys(documents).filter(
    (address) => documents[address]!.file !== before[address]?.file,
  );
  const addressOf = ({ path, remote }: RegistryPage) => {
    const isStaff = isStaffPath(path);
    const layout = isStaff ? layouts.staff : layouts.public;
    const parts = ['shell', remote, layout?.remote ?? remote, ...(isStaff ? [] : [content])];
    if (!parts.some(isNew)) return undefined;
    if (isStaff) return path.includes(':') || !opensStaffPages ? undefined : path;
    const isOther = (address: string) => address !== path && pages.some((page) => page.path === address);
    return changed.find((address) => coversAddress(path, address) && !isOther(address));
  };
  return pages.flatMap((page) => {
    const address = addressOf(page);
    return address === undefined ? [] : [{ address, remote: page.remote, module: page.module }];
  });
}
