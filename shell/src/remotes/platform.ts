import type { Registry } from 'shared/contract';
import type { ModuleLoad, PlatformReport } from 'shared/host';

let loads: readonly ModuleLoad[] = [];
const listeners = new Set<() => void>();

/** Records that a module is asked for. @returns what records how that ended. */
export function recordLoad(remote: string, module: string): (failure?: { reason: string }) => void {
  const begin = performance.now();
  let entry: ModuleLoad = { remote, module, outcome: 'loading' };
  replace(undefined, entry);
  return (failure) => {
    const ended: ModuleLoad = {
      ...entry,
      outcome: failure ? 'failed' : 'loaded',
      milliseconds: Math.round(performance.now() - begin),
      ...failure,
    };
    replace(entry, ended);
    entry = ended;
  };
}

function replace(old: ModuleLoad | undefined, next: ModuleLoad): void {
  loads = old ? loads.map((load) => (load === old ? next : load)) : [...loads, next];
  listeners.forEach((listener) => listener());
}

/** The report on this page load: releases from its registry, loads as they come. */
export function createPlatform(registry: Registry) {
  let report: PlatformReport | undefined;
  const releases = [
    { name: 'shell', release: releaseIn(shellAddress()) },
    ...registry.remotes.map(({ name, version, base }) => ({ name, version, release: releaseIn(base) })),
  ];
  return {
    get: (): PlatformReport => {
      if (report?.loads !== loads) report = { composition: registry.composition, releases, loads };
      return report;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Releases stand below `/r/<app>/<hash>/`; a development server's have no hash. */
const releaseIn = (address: string) => /\/r\/[^/]+\/([^/]+)\//.exec(address)?.[1] ?? 'development';

/** Only the document knows which release of the shell it started. */
function shellAddress(): string {
  const wave = typeof document === 'undefined' ? null : document.getElementById('wave');
  const { shell } = JSON.parse(wave?.textContent || '{}') as { shell?: { url: string } };
  return shell?.url ?? '';
}
