import type { ObjectStore } from '../objects/objectStore';

/** The same objects, with a count of all calls. */
export function countCalls(objects: ObjectStore): { objects: ObjectStore; calls: () => number } {
  let count = 0;
  const counted = new Proxy(objects, {
    get: (target, name: keyof ObjectStore) => {
      const member = target[name] as unknown;
      if (typeof member !== 'function') return member;
      return (...words: unknown[]) => {
        count++;
        return (member as (...all: unknown[]) => unknown).apply(target, words);
      };
    },
  });
  return { objects: counted, calls: () => count };
}
