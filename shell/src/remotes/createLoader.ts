import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { federationName, type Registry, type RegistryRelease } from '@vibrant-peak/shared/contract';
import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';
import shared from '@vibrant-peak/shared/package.json';
import { LoadError, reasonOf, type Load, type Loaded } from './loadFailure';
import { recordLoad } from './platform';

/** Limit for all attempts at one module together, in milliseconds. */
const deadline = 9000;

/** The contract that this shell serves is the major version of the shared package. */
const contract = Number.parseInt(shared.version);

/**
 * @param provideContent provides the collections beyond those of the document.
 * @returns a loader of the registry's releases.
 */
export function createLoader(
  registry: Registry,
  provideContent: (remote: string, module: string) => Promise<void>,
): Load {
  const loads = new Map<string, Promise<Loaded<unknown>>>();
  const attempts = new Map<string, number>();
  registerRemotes(registry.remotes.map((release) => registration(release, 0)));

  /** Registers a failed remote under a new URL, so that the next attempt skips every cache. */
  function renewEntry(remote: string) {
    const release = registry.remotes.find(({ name }) => name === remote);
    if (!release || federationName(remote) in window) return;
    const count = (attempts.get(remote) ?? 0) + 1;
    attempts.set(remote, count);
    registerRemotes([registration(release, count)], { force: true });
  }

  async function attempt<T>(remote: string, module: string): Promise<T> {
    try {
      await provideContent(remote, module);
      return await requestModule<T>(remote, module);
    } catch (error) {
      if (isUnreachable(error)) renewEntry(remote);
      throw error;
    }
  }

  async function loadModule<T>(remote: string, module: string): Promise<Loaded<T>> {
    const endRecord = recordLoad(remote, module);
    try {
      rejectNewer(registry.remotes.find(({ name }) => name === remote));
      const value = await withDeadline(loadWithRetry(() => attempt<T>(remote, module), isUnreachable));
      endRecord();
      return { status: 'loaded', value };
    } catch (error) {
      renewEntry(remote);
      console.warn(`${remote}/${module} did not load`, error);
      endRecord({ reason: messageOf(error) });
      return { status: 'failed', remote, reason: reasonOf(error), error };
    }
  }

  return <T>(remote: string, module: string) => {
    const key = `${remote}/${module}`;
    const known = loads.get(key);
    if (known) return known as Promise<Loaded<T>>;
    const load = loadModule<T>(remote, module);
    loads.set(key, load);
    void load.then(({ status }) => status === 'failed' && loads.delete(key));
    return load;
  };
}

const isUnreachable = (error: unknown) => reasonOf(error) === 'unreachable';

async function requestModule<T>(remote: string, module: string): Promise<T> {
  const loaded = await loadRemote<T>(`${federationName(remote)}/${module}`);
  if (!loaded) throw new LoadError('unreachable', `${remote} has no module ${module}`);
  return loaded;
}

/** @throws when the release was built for a newer contract than this shell serves. */
function rejectNewer(release: RegistryRelease | undefined): void {
  if (release && release.contract > contract)
    throw new LoadError(
      'incompatible',
      `Contract ${release.contract} of ${release.name} does not satisfy this shell's ${contract}`,
    );
}

/**
 * Federation has no field for the integrity: the runtime plugin reads it behind the `#` of the URL.
 */
const registration = ({ name, base, integrity }: RegistryRelease, attempt: number) => ({
  name: federationName(name),
  entry: `${base}remoteEntry.js${attempt > 0 ? `?attempt=${attempt}` : ''}#${integrity}`,
  type: 'var' as const,
});

function withDeadline<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadError('unreachable', `No response within ${deadline} ms`)),
      deadline,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
