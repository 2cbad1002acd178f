import { registerShared } from '@module-federation/enhanced/runtime';
import { contentPrefix, uncheckedIntegrity, type ContentFiles, type Registry } from 'shared/contract';
import { mountOf } from '../mounts';
import { pageAt } from '../registry/pageAt';
import { documentContent } from './documentContent';
import { loadCollection } from './loadCollection';
import { restOfContent } from './restOfContent';

/**
 * Provides the content to remotes: at once what the document names, and all other collections when a module is asked for
 * that is no part of the document.
 * @returns what does the latter; see `createRemoteLoader`.
 */
export function startContent(registry: Registry) {
  const { modules, first, later } = documentContent();
  for (const [name, module] of Object.entries(modules)) provide(name, { lib: () => module });
  const provided = new Set(Object.keys(modules));
  provideFiles({ ...first, ...later }, provided);
  const isOwn = ownModules(registry);
  let rest: Promise<void> | undefined;
  return async (remote: string, module: string): Promise<void> => {
    if (isOwn(remote, module)) return;
    rest ??= restOfContent().then((files) => provideFiles(files, provided));
    // A list that did not arrive is asked for again.
    rest.catch(() => (rest = undefined));
    await rest;
  };
}

function provideFiles(files: ContentFiles, provided: Set<string>): void {
  for (const [name, file] of Object.entries(files)) {
    if (provided.has(name)) continue;
    provided.add(name);
    provide(name, {
      get: async () => {
        const module = await loadCollection(name, file);
        return () => module;
      },
    });
  }
}

/** Modules that the document was made with; a development build has others than it knows. */
function ownModules(registry: Registry) {
  const { pathname } = window.location;
  const { layout } = mountOf(pathname);
  const own = [layout && registry.layouts[layout], pageAt(registry, pathname)];
  const isBuilt = (remote: string) =>
    registry.remotes.some(({ name, integrity }) => name === remote && integrity !== uncheckedIntegrity);
  return (remote: string, module: string) =>
    isBuilt(remote) && own.some((part) => part?.remote === remote && part.module === module);
}

type Source = { lib: () => object } | { get: () => Promise<() => object> };

function provide(name: string, source: Source): void {
  const { version } = documentContent();
  registerShared({
    [contentPrefix + name]: {
      version,
      scope: 'default',
      shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
      ...source,
    },
  });
}
