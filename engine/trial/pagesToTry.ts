import {
  coversAddress,
  isStaffPath,
  pathOfSlot,
  type Registry,
  type RegistryPage,
} from '@vibrant-peak/shared/contract';
import type { Inventory } from '../formats/inventory';

/** A page to open in a browser, at one of its addresses. */
export interface TriedPage {
  address: string;
  remote: string;
  module: string;
  /** Other remotes that fill its slots. */
  fillers: string[];
}

interface Compositions {
  /** The registry of the new composition, and that of the live one. */
  registry: Registry;
  live?: Registry | undefined;
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
 * The pages that a publish may break: of new releases, layouts or shell, with new content, or with
 * slots that new releases fill, or whose extensions are not those of the live site.
 * One address stands for all of a page with a parameter. Staff pages whose adapters have no answers
 * for trials are left out: they need a server.
 */
export function pagesToTry(compositions: Compositions): TriedPage[] {
  const { registry, live, documents, before, isNew, content, hasTrialAnswers } = compositions;
  const { layouts, pages, adapters } = registry;
  const opensStaffPages = adapters === undefined || hasTrialAnswers;
  const changed = Object.keys(documents).filter(
    (address) => documents[address]!.file !== before[address]?.file,
  );
  const addressOf = ({ path, remote }: RegistryPage) => {
    const isStaff = isStaffPath(path);
    const layout = isStaff ? layouts.staff : layouts.public;
    const own = ['shell', remote, layout?.remote ?? remote, ...(isStaff ? [] : [content])];
    const filled = slotsOn(path, registry);
    const isFilledAlike = JSON.stringify(filled) === JSON.stringify(slotsOn(path, live));
    const parts = [...own, ...filled.map((extension) => extension.remote)];
    if (isFilledAlike && !parts.some(isNew)) return undefined;
    if (isStaff) return path.includes(':') || !opensStaffPages ? undefined : path;
    const isOther = (address: string) => address !== path && pages.some((page) => page.path === address);
    return changed.find((address) => coversAddress(path, address) && !isOther(address));
  };
  return pages.flatMap((page) => {
    const address = addressOf(page);
    if (address === undefined) return [];
    const { path, remote, module } = page;
    const others = slotsOn(path, registry).flatMap((each) => (each.remote === remote ? [] : [each.remote]));
    return [{ address, remote, module, fillers: [...new Set(others)] }];
  });
}

/** The extensions in the slots of a page. */
const slotsOn = (path: string, registry: Registry | undefined) =>
  (registry?.extensions ?? []).filter(({ slot }) => pathOfSlot(slot) === path);
