import type { RecordId, Records } from '@vibrant-peak/shared/host';
import { settle } from '../saving/settle';

/** Shortest time between two requests that report of the user, in milliseconds. */
const pause = 20_000;
/** Time between an answer and the next question, in milliseconds. */
const betweenQuestions = 1000;

const ignore = () => undefined;

/**
 * Tells that the user edits a record, as long as keys and buttons are pressed there, and follows who else does. Questions of a page
 * that is in view come by themselves, but do not keep a session from ending.
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
    settle(() => records.enter?.(id) ?? [], take, ignore);
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
    settle(() => records.othersIn?.(id) ?? [], done, askLater);
  };
  const leave = () => settle(() => records.leave?.(id), ignore, ignore);
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
