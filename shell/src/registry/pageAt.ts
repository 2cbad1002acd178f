import type { PageModule, Registry, RegistryPage } from 'shared/contract';
import { matchPath } from 'react-router-dom';

/** The page that answers an address: the one with this very path, or one whose path has a parameter there. */
export const pageAt = ({ pages }: Pick<Registry, 'pages'>, address: string): RegistryPage | undefined =>
  pages.find(({ path }) => path === address) ??
  pages.find(({ path }) => path.includes(':') && matchPath(path, address));

/** Whether a page answers an address of its shape: a page with a parameter lists those that it knows. */
export const isAddressOf = ({ paths }: PageModule, address: string): boolean =>
  !paths || paths().includes(address.replace(/\/+$/, ''));
