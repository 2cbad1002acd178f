let lastId = 0;

/** The present time in milliseconds, bumped so that no id repeats while the page lives. */
export function newId(): number {
  lastId = Math.max(Date.now(), lastId + 1);
  return lastId;
}
