import { registerShared } from '@module-federation/enhanced/runtime';
import { contentPrefix, uncheckedIntegrity, type Registry } from 'shared/contract';
import shared from 'shared/package.json';
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
  const { modules, versions, first } = documentContent();
  for (const [name, module] of Object.entries(modules)) provide(name, { lib: () => module });
  const provided = new Set([...Object.keys(modules), ...Object.keys(first)]);
  for (const [name, file] of Object.entries(first)) provide(name, { get: () => factoryOf(name, file) });
  const provideLater = (name: string) => {
    if (provided.has(name)) return;
    provided.add(name);
    provide(name, { get: async () => factoryOf(name, (await rest())[name]!) });
  };
  Object.keys(versions).forEach(provideLater);
  const isOwn = ownModules(registry);
  return async (remote: string, module: string): Promise<void> => {
    if (!isOwn(remote, module)) Object.keys(await rest()).forEach(provideLater);
  };
}

let asked: ReturnType<typeof restOfContent> | undefined;

/** Asked once; a list that did not arrive is asked for again. */
function rest() {
  asked ??= restOfContent();
  asked.catch(() => (asked = undefined));
  return asked;
}

async function factoryOf(name: string, file: string): Promise<() => object> {
  const module = await loadCollection(name, file);
  return () => module;
}

/**
 * Modules that the document was made with: not those of a page whose address a fallback answers, as for a service that is
 * not there. A development build has others than its document knows.
 */
function ownModules(registry: Registry) {
  const { pathname } = window.location;
  const { layout } = mountOf(pathname);
  const page = pageAt(registry, pathname);
  const made = [pathname, document.getElementById('root')?.dataset['route']];
  const own = [layout && registry.layouts[layout], made.includes(page?.path) ? page : undefined];
  const isBuilt = (remote: string) =>
    registry.remotes.some(({ name, integrity }) => name === remote && integrity !== uncheckedIntegrity);
  return (remote: string, module: string) =>
    isBuilt(remote) && own.some((part) => part?.remote === remote && part.module === module);
}

type Source = { lib: () => object } | { get: () => Promise<() => object> };

/** What fits was compared when the site was composed: the version is that of the contract which the shell serves. */
function provide(name: string, source: Source): void {
  const { version } = shared;
  registerShared({
    [contentPrefix + name]: {
      version,
      scope: 'default',
      shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
      ...source,
    },
  });
}
