import { problemOf } from '../http/answerErrors';
import { repeat } from './repeat';

test('a step that fails is logged by its name, and holds up neither the next step nor the next round', async () => {
  jest.useFakeTimers();
  const errors = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const failure = new Error('no such table');
  const failing = jest.fn(() => Promise.reject(failure));
  const working = jest.fn(() => Promise.resolve());
  repeat({ stopping: new AbortController().signal, pause: 60_000 }, { failing, working });
  await jest.advanceTimersByTimeAsync(59_000);
  expect(working).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect([failing, working].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(errors.mock.calls).toEqual([
    [expect.stringContaining('Job "failing": Error: no such table')],
    [expect.stringContaining('Job "failing": Error: no such table')],
  ]);
  jest.useRealTimers();
});

test('while the database is away, requests and jobs that fail are one line a minute with their count', async () => {
  jest.useFakeTimers();
  const errors = jest.spyOn(console, 'error').mockReset().mockReturnValue(undefined);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const request = { method: 'GET', routeOptions: { url: '/a' }, raw: { destroyed: false, complete: true } };
  repeat({ stopping: new AbortController().signal, pause: 20_000 }, { failing: () => Promise.reject(away) });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(problemOf(away as never, request as never, console.error).statusCode).toBe(503);
  expect(errors.mock.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(errors.mock.calls).toEqual([
    [expect.stringMatching(/^The database did not answer [45] times within a minute: connect ECONNREFUSED$/)],
  ]);
  jest.useRealTimers();
});

test('a stop waits for the step that runs, and no other one follows', async () => {
  jest.useFakeTimers();
  const stopping = new AbortController();
  let isDone = false;
  const slow = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    isDone = true;
  });
  const next = jest.fn(() => Promise.resolve());
  const running = repeat({ stopping: stopping.signal }, { slow, next });
  stopping.abort();
  const ended = running();
  await jest.advanceTimersByTimeAsync(20_000);
  await ended;
  expect(isDone).toBe(true);
  expect([slow, next].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  jest.useRealTimers();
});
