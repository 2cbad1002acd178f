import type { ReleaseManifest } from '../formats/manifest';
import { manifestOf } from '../testing/testStore';
import { check } from './check';

const content = { ...manifestOf('shared', '1.0.0'), content: {} };

const checkWith = (...remotes: ReleaseManifest[]) =>
  check(
    new Map(
      [content, manifestOf('shell', '1.0.0'), ...remotes].map((manifest) => [
        manifest.name,
        { hash: '0-a', manifest },
      ]),
    ),
    () => true,
  );

const builtAs = (name: string, uniqueName: string): ReleaseManifest => {
  const { assets, ...others } = manifestOf(name, '1.0.0');
  return { ...others, assets: { ...assets, uniqueName } };
};

test('applications of different names fit together', () => {
  expect(() => checkWith(manifestOf('remote-x', '1'), manifestOf('remote-xy', '1'))).not.toThrow();
});

test('a second application with content is refused: pages would show either', () => {
  expect(() => checkWith({ ...manifestOf('remote-x', '1'), content: {} })).toThrow(
    'shared and remote-x both bring the content',
  );
});

test.each([
  ['the registry of its chunks', 'remote-y', 'remote_x'],
  ['its container', 'remote_x', 'something'],
])('an application is refused when %s has the name of another one in the browser', (_, name, uniqueName) => {
  expect(() => checkWith(manifestOf('remote-x', '1'), builtAs(name, uniqueName))).toThrow(
    `remote-x and ${name} are both built as remote_x`,
  );
});
