import { createInstance } from '@module-federation/enhanced/runtime';
import { LoadError, reasonOf } from './loadFailure';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each(['unreachable', 'broken', 'incompatible'] as const)(
  "an error of the shell's own has the reason %s, whatever its message",
  (reason) => {
    expect(reasonOf(new LoadError(reason, 'ChunkLoadError: it does not satisfy #RUNTIME-006'))).toBe(reason);
  },
);

test.each([
  ['unreachable', named('ChunkLoadError', 'Loading chunk 12 failed.')],
  [
    'unreachable',
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {}'),
  ],
  ['incompatible', new Error('[ Federation Runtime ]: Invalid loadShareSync function call. #RUNTIME-006')],
  ['incompatible', new Error('The getter for the shared module is not a function. #RUNTIME-012')],
  ['broken', new Error('[ Federation Runtime ]: Remote container init failed. #RUNTIME-015')],
  ['broken', new TypeError('Cannot read properties of undefined')],
  ['broken', 'a text'],
] as const)('%s: %s', (reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});

describe("federation's own errors", () => {
  const strict = (requiredVersion: string) => ({ singleton: true, requiredVersion, strictVersion: true });
  const host = createInstance({
    name: 'host',
    remotes: [],
    shared: {
      '@vibrant-peak/shared/ui': { version: '1.0.0', lib: () => ({}), shareConfig: strict('^1.0.0') },
    },
  });
  const caught = (call: () => unknown) =>
    Promise.resolve()
      .then(call)
      .then(
        () => undefined,
        (error: unknown) => error,
      );

  test('for a newer version than the one provided: incompatible', async () => {
    const load = () =>
      host.loadShare('@vibrant-peak/shared/ui', { customShareInfo: { shareConfig: strict('^2.0.0') } });
    expect(reasonOf(await caught(load))).toBe('incompatible');
  });

  test('for a module that is not available synchronously: incompatible', async () => {
    expect(reasonOf(await caught(() => host.loadShareSync('shared/none')))).toBe('incompatible');
  });
});
