import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { federationName, type Registry, type RegistryRelease } from 'shared/contract';
import { loadWithRetry } from 'shared/loadWithRetry';
import shared from 'shared/package.json';
import { LoadError, reasonOf, type Loaded } from './loadFailure';
import { recordLoad } from './platform';

/** All attempts for one module together must end within this time, in milliseconds. */
const deadline = 9000;

/** The contract that this shell serves is the major version of the shared package. */
const contract = Number.parseInt(shared.version);

/** Loads modules of the releases that one registry pins. */
export interface RemoteLoader {
  /** Never rejects. A module that is there already comes back at once; a failed one is tried anew at each call. */
  load: <T>(remote: string, module: string) => Promise<Loaded<T>>;
}

/**
 * @param provideContent sees to it that all content can be asked for; what the document itself shows is there from the start.
 */
export function createRemoteLoader(
  registry: Registry,
  provideContent: (remote: string, module: string) => Promise<void>,
): RemoteLoader {
  const modules = new Map<string, unknown>();
  const attempts = new Map<string, number>();
  registerRemotes(registry.remotes.map((release) => registration(release, 0)));

  /**
   * Registers a remote whose entry did not load under a new address, so that the next attempt is a new request: not answered by the
   * browser's cache, by a request that hangs, or by what federation remembers.
   */
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
      return await askFor<T>(remote, module);
    } catch (error) {
      if (isUnreachable(error)) renewEntry(remote);
      throw error;
    }
  }

  function loadModule<T>(remote: string, module: string): Promise<T> {
    rejectNewer(registry.remotes.find(({ name }) => name === remote));
    return withDeadline(loadWithRetry(() => attempt<T>(remote, module), isUnreachable));
  }

  return {
    load: async <T>(remote: string, module: string): Promise<Loaded<T>> => {
      const key = `${remote}/${module}`;
      if (modules.has(key)) return { status: 'loaded', value: modules.get(key) as T };
      const endRecord = recordLoad(remote, module);
      try {
        const value = await loadModule<T>(remote, module);
        modules.set(key, value);
        endRecord();
        return { status: 'loaded', value };
      } catch (error) {
        renewEntry(remote);
        console.warn(`${key} did not load`, error);
        endRecord({ reason: messageOf(error) });
        return { status: 'failed', remote, reason: reasonOf(error), error };
      }
    },
  };
}

const isUnreachable = (error: unknown) => reasonOf(error) === 'unreachable';

async function askFor<T>(remote: string, module: string): Promise<T> {
  const loaded = await loadRemote<T>(`${federationName(remote)}/${module}`);
  if (!loaded) throw new LoadError('unreachable', `${remote} has no module ${module}`);
  return loaded;
}

/** @throws when the release was built for a contract that this shell does not know. */
function rejectNewer(release: RegistryRelease | undefined): void {
  if (release && release.contract > contract)
    throw new LoadError(
      'incompatible',
      `Contract ${release.contract} of ${release.name} does not satisfy this shell's ${contract}`,
    );
}

/** Federation knows no field for the integrity: it stands behind the `#` of the address, where the runtime plugin reads it. */
const registration = ({ name, base, integrity }: RegistryRelease, attempt: number) => ({
  name: federationName(name),
  entry: `${base}remoteEntry.js${attempt > 0 ? `?attempt=${attempt}` : ''}#${integrity}`,
  type: 'var' as const,
});

function withDeadline<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadError('unreachable', `Nothing arrived within ${deadline} ms`)),
      deadline,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
