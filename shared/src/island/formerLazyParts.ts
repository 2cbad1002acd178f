import type { ComponentType } from 'react';
import { createLazyPart, type LazyPartOptions } from './createLazyPart';

/** @deprecated Releases of remotes from before `shared` 3.3 call it; `createLazyPart` with `island` is the same. */
export const createIsland = <P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  need: Pick<LazyPartOptions<P>, 'whenNear'> = {},
) => createLazyPart(load, { ...need, island: name });

/** @deprecated Releases of remotes from before `shared` 3.3 call it; `createLazyPart` is the same. */
export const createOnDemand = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  createLazyPart(load);
