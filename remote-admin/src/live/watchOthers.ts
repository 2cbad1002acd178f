import type { RecordId, Records } from '@vibrant-peak/shared/host';

/** Shortest time between two reports of presence, in milliseconds. */
const pause = 20_000;
/** Time between an answer and the next question, in milliseconds. */
const betweenQuestions = 1000;

const ignore = () => undefined;

/**
 * Reports that the user edits a record, as long as keys and buttons are pressed, and watches who
 * else does. The questions run in the background and do not extend a session.
 * @returns a function to call when the user leaves the record.
 */
export function watchOthers(
  records: Records,
  id: RecordId,
  show: (others: readonly string[]) => void,
): () => void {
  let lastReported = -pause;
  let next: ReturnType<typeof setTimeout>;
  let isThere = true;
  const take = (others: readonly string[]) => {
    if (isThere) show(others);
  };
  const report = () => {
    if (performance.now() - lastReported < pause) return;
    lastReported = performance.now();
    void records.enter?.(id).then(take, ignore);
  };
  const askLater = () => {
    clearTimeout(next);
    if (isThere && records.othersIn) next = setTimeout(askOthers, betweenQuestions);
  };
  const askOthers = () => {
    if (document.visibilityState === 'hidden') return askLater();
    const done = (others: readonly string[]) => {
      take(others);
      askLater();
    };
    void records.othersIn?.(id).then(done, askLater);
  };
  const leave = () => void records.leave?.(id).catch(ignore);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    lastReported = -pause;
    report();
  };

  report();
  askLater();
  const ways = ['keydown', 'pointerdown'] as const;
  for (const way of ways) document.addEventListener(way, report);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    isThere = false;
    clearTimeout(next);
    for (const way of ways) document.removeEventListener(way, report);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    leave();
  };
}
