import { registerShared } from '@module-federation/enhanced/runtime';
import { contentPrefix, uncheckedIntegrity, type Registry } from '@vibrant-peak/shared/contract';
import shared from '@vibrant-peak/shared/package.json';
import { mountOf } from '../mounts';
import { pageAt } from '../registry/pageAt';
import { documentContent } from './documentContent';
import { loadCollection } from './loadCollection';
import { restOfContent } from './restOfContent';

/**
 * Provides the content to remotes: the document's collections at once, others when a module outside
 * of the document loads.
 * @returns a function that provides the others; see `createLoader`.
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

/** Requested once; after a failure the next call requests it again. */
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
 * Modules whose content the document holds: those of its layout and of its own page. Pages behind a
 * fallback document and modules of a development build are not among them.
 */
function ownModules(registry: Registry) {
  const { pathname } = window.location;
  const { layout } = mountOf(pathname);
  const page = pageAt(registry, pathname);
  const { route, frame = route } = document.getElementById('root')!.dataset;
  const own = [layout && registry.layouts[layout], page?.path === frame ? page : undefined];
  const isBuilt = (remote: string) =>
    registry.remotes.some(({ name, integrity }) => name === remote && integrity !== uncheckedIntegrity);
  return (remote: string, module: string) =>
    isBuilt(remote) && own.some((part) => part?.remote === remote && part.module === module);
}

type Source = { lib: () => object } | { get: () => Promise<() => object> };

/** The composition has already compared the versions, so this one is the shell's contract. */
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
