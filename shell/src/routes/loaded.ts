import type { LayoutModule, PageModule, RegistryPage } from 'shared/contract';
import type { Loaded } from '../remotes/loadFailure';

/** What the loader of a page's route gives to its slot. */
export type LoadedPage = Loaded<{ page: PageModule }>;

/** What the loader of a layout's route gives to its slot. */
export type LoadedLayout = Loaded<{ layout: LayoutModule }>;

/** What a route carries that shows a module of a remote: where that stands. */
export type ModuleSource = Pick<RegistryPage, 'remote' | 'module'>;
