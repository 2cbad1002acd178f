import type { LayoutModule, PageModule, RegistryPage } from '@vibrant-peak/shared/contract';
import type { Loaded } from '../remotes/loadFailure';

/** Loader data of a page's route. */
export type LoadedPage = Loaded<{ page: PageModule }>;

/** Loader data of a layout's route. */
export type LoadedLayout = Loaded<{ layout: LayoutModule }>;

/** Handle of a route that shows a module of a remote: the module's location. */
export type ModuleSource = Pick<RegistryPage, 'remote' | 'module'>;
