import { repeat } from './repeat';

test('a step that fails is logged, and holds up neither the next step nor the next round', async () => {
  jest.useFakeTimers();
  const errors = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const failure = new Error('no such table');
  const failing = jest.fn(() => Promise.reject(failure));
  const working = jest.fn(() => Promise.resolve());
  repeat(failing, working);
  await jest.advanceTimersByTimeAsync(5000);
  expect([failing, working].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(errors.mock.calls).toEqual([[failure], [failure]]);
  jest.useRealTimers();
});
