import { uncheckedIntegrity } from '@vibrant-peak/shared/contract';
import { LoadError } from './loadFailure';

/** Limit for one attempt to load a remote's entry, in milliseconds. */
const timeout = 3000;

export interface EntryRequest {
  /** Name of the global variable that the entry sets. */
  global: string;
  url: string;
  integrity: string;
}

/** An element with the id of the variable would be its value, too. */
function isContainer(value: unknown): boolean {
  const { init, get } = Object(value) as { init?: unknown; get?: unknown };
  return typeof init === 'function' && typeof get === 'function';
}

/**
 * Loads a remote's entry by a script element with its hash, so that only the pinned bytes run.
 * @throws LoadError: `unreachable` after a timeout or without a known hash (a development build
 * declares that it has none), `broken` when the script defines no container.
 */
export function loadEntry<T>({ global, url, integrity }: EntryRequest): Promise<T> {
  const containerOf = () => {
    const value: unknown = Reflect.get(window, global);
    return isContainer(value) ? (value as T) : undefined;
  };
  return new Promise((resolve, reject) => {
    if (!integrity) return reject(new LoadError('unreachable', `${url} has no known hash`));
    const early = containerOf();
    // The script of an abandoned attempt still runs when it arrives.
    if (early) return resolve(early);
    const script = document.createElement('script');
    let thrown: unknown;
    const onError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error;
    };
    const settle = (action: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('error', onError);
      script.remove();
      action();
    };
    const timer = setTimeout(
      () => settle(() => reject(new LoadError('unreachable', `${url} did not arrive in ${timeout} ms`))),
      timeout,
    );

    window.addEventListener('error', onError);
    script.crossOrigin = 'anonymous';
    if (integrity !== uncheckedIntegrity) script.integrity = integrity;
    script.src = url;
    script.onerror = () => settle(() => reject(new LoadError('unreachable', `${url} could not be loaded`)));
    script.onload = () =>
      settle(() => {
        const container = containerOf();
        if (thrown === undefined && container) resolve(container);
        else reject(new LoadError('broken', `${url} failed while it ran`, { cause: thrown }));
      });
    document.head.append(script);
  });
}
