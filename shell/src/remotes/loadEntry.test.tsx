import { uncheckedIntegrity } from '@vibrant-peak/shared/contract';
import { loadEntry } from './loadEntry';

const request = { global: 'remote_test', url: '/r/remote-test/1/remoteEntry.js' };
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => scripts().forEach((script) => script.remove()));

test('a script without a known hash is rejected, and never requested', async () => {
  await expect(loadEntry({ ...request, integrity: '' })).rejects.toThrow('has no known hash');
  expect(scripts()).toHaveLength(0);
});

test('a script is requested with its hash; only a development build declares that it has none', () => {
  void loadEntry({ ...request, integrity: 'sha384-x' }).catch(() => undefined);
  void loadEntry({ ...request, integrity: uncheckedIntegrity }).catch(() => undefined);
  expect(scripts().map(({ integrity = '', crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-x', 'anonymous'],
    ['', 'anonymous'],
  ]);
});

test('an element whose id is the name of the variable is not taken for a container', async () => {
  document.body.innerHTML = '<div id="remote_test"></div>';
  expect(Reflect.get(window, 'remote_test')).toBeInstanceOf(HTMLElement);
  const loaded = loadEntry({ ...request, integrity: 'sha384-x' });
  expect(scripts()).toHaveLength(1);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toThrow('failed while it ran');

  const container = { init: () => undefined, get: () => undefined };
  Object.assign(window, { remote_test: container });
  await expect(loadEntry({ ...request, integrity: 'sha384-x' })).resolves.toBe(container);
  Reflect.deleteProperty(window, 'remote_test');
});
