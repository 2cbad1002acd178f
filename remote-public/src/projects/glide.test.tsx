import { glide } from './glide';

const start = jest.fn((update: () => void) => update());

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
  start.mockClear();
});

test('updates at once where the browser has no view transitions', () => {
  const update = jest.fn();
  glide(update);
  expect(update).toHaveBeenCalledTimes(1);
});

test('updates inside a view transition where there are', () => {
  Object.assign(document, { startViewTransition: start });
  const update = jest.fn();
  glide(update);
  expect(start).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(1);
});

test('does not move anything where reduced motion is asked for', () => {
  Object.assign(document, { startViewTransition: start });
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const update = jest.fn();
  glide(update);
  expect(start).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
});
