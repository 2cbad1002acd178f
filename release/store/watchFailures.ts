import type { ObjectStore } from './objectStore';

/** Hands everything on, and remembers whether the store itself failed: then nobody else is to blame. */
export function watchFailures(objects: ObjectStore): { objects: ObjectStore; hasFailed: () => boolean } {
  let hasFailed = false;
  const watched = new Proxy(objects, {
    get(target, call: keyof ObjectStore) {
      const member = target[call] as unknown;
      if (typeof member !== 'function') return member;
      return async (...input: unknown[]) => {
        try {
          return await (member as (...input: unknown[]) => unknown).apply(target, input);
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      };
    },
  });
  return { objects: watched, hasFailed: () => hasFailed };
}
