import {
  coversAddress,
  type PageModule,
  type Registry,
  type RegistryPage,
} from '@vibrant-peak/shared/contract';

/** The page at an address: by the exact path, or by a path with a parameter. */
export const pageAt = ({ pages }: Pick<Registry, 'pages'>, address: string): RegistryPage | undefined =>
  pages.find(({ path }) => path === address) ??
  pages.find(({ path }) => path.includes(':') && coversAddress(path, address));

/** Whether a matching address exists: a page with a parameter lists its addresses. */
export const isAddressOf = ({ paths }: PageModule, address: string): boolean =>
  !paths || paths().includes(address.replace(/\/+$/, ''));
