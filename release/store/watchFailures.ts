import type { ObjectStore } from './objectStore';

/** Hands all calls on to a store, and remembers whether one of them failed: a publish that fails then says nothing about its releases. */
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
