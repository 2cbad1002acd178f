import type { RemoteDeclaration } from '@vibrant-peak/shared/contract';

/** Modules that a remote exposes: its pages, its layouts, its extensions and its adapters. */
export const exposedModules = ({ pages, layouts = {}, extensions = [], adapters }: RemoteDeclaration) => [
  ...new Set([
    ...[...pages, ...extensions].map(({ module }) => module),
    ...Object.values(layouts),
    ...(adapters === undefined ? [] : [adapters]),
  ]),
];
