/**
 * Moves the clock on; everything that waits goes on waiting in real time. `jest.useRealTimers()`
 * sets it right again.
 */
export function passTime(milliseconds: number): void {
  const time = Date.now() + milliseconds;
  jest
    .useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    })
    .setSystemTime(time);
}

export const minute = 60_000;
export const hour = 60 * minute;
