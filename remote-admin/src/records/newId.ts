let lastId = 0;

/**
 * The current time in milliseconds, incremented where needed so that no id repeats during a page
 * load.
 */
export function newId(): number {
  lastId = Math.max(Date.now(), lastId + 1);
  return lastId;
}
