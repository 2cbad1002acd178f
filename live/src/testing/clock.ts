/** Moves the clock, but not timers. `jest.useRealTimers()` resets it. */
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
