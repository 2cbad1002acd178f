/** Moves the clock, but not timers. `jest.useRealTimers()` resets it. */
export const passTime = (milliseconds: number) => setTime(Date.now() + milliseconds);

/** Sets the clock, but not timers. `jest.useRealTimers()` resets it. */
export function setTime(time: number): void {
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
