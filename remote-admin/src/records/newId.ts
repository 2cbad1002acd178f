let lastId = 0;

/** The current time in milliseconds, incremented until it is unique in this page load. */
export function newId(): number {
  lastId = Math.max(Date.now(), lastId + 1);
  return lastId;
}
