import { reasonOf } from './remoteLoader';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['unreachable', new Error('/r/remote-public/abc/remoteEntry.js could not be loaded')],
  ['unreachable', named('ChunkLoadError', 'Loading chunk 12 failed.')],
  ['unreachable', new Error('Nothing arrived within 9000 ms')],
  ['broken', named('ScriptExecutionError', '/r/x/remoteEntry.js failed while it ran')],
  ['broken', new TypeError('Cannot read properties of undefined')],
  ['incompatible', new Error('Version 1.0.0 of shared/ui does not satisfy the requirement ^2.0.0')],
] as const)('%s: %s', (reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});
