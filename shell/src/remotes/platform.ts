import type { Registry } from '@vibrant-peak/shared/contract';
import type { ModuleLoad, PlatformReport } from '@vibrant-peak/shared/host';
import { recordFailure } from '@vibrant-peak/shared/interaction';
import { createStore } from '@vibrant-peak/shared/store';
import { documentContent } from '../content/documentContent';

const loads = createStore<readonly ModuleLoad[]>(() => []);

/** Records the start of a load. @returns a function that records its outcome. */
export function recordLoad(remote: string, module: string): (failure?: { reason: string }) => void {
  const begin = performance.now();
  const entry: ModuleLoad = { remote, module, outcome: 'loading' };
  loads.set((others) => [...others, entry]);
  return (failure) => {
    if (failure) recordFailure('load');
    const ended: ModuleLoad = {
      ...entry,
      outcome: failure ? 'failed' : 'loaded',
      milliseconds: Math.round(performance.now() - begin),
      ...failure,
    };
    loads.set((all) => all.map((load) => (load === entry ? ended : load)));
  };
}

/** The report on this page load: the releases in its registry, and its module loads. */
export function createPlatform(registry: Registry) {
  let report: PlatformReport | undefined;
  const releases = [
    { name: 'shell', release: releaseIn(shellAddress()) },
    ...contentRelease(),
    ...registry.remotes.map(({ name, version, base }) => ({ name, version, release: releaseIn(base) })),
  ];
  return {
    get: (): PlatformReport => {
      const current = loads.get();
      if (report?.loads !== current) report = { composition: registry.composition, releases, loads: current };
      return report;
    },
    subscribe: loads.subscribe,
  };
}

/** Releases are served below `/r/<app>/<hash>/`; development servers have no hash. */
const releaseIn = (address: string) => /\/r\/[^/]+\/([^/]+)\//.exec(address)?.[1] ?? 'development';

/** The content release of the document; none during composition. */
function contentRelease() {
  if (typeof document === 'undefined') return [];
  return [{ name: 'content', release: releaseIn(documentContent().base) }];
}

/** The shell's release is known to the document only. */
function shellAddress(): string {
  const scripts = typeof document === 'undefined' ? null : document.getElementById('initial-scripts');
  const { shell } = JSON.parse(scripts?.textContent || '{}') as { shell?: { url: string } };
  return shell?.url ?? '';
}
