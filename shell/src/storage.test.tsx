import * as storage from './storage';

afterEach(() => jest.restoreAllMocks());

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a written value is read back, until it is removed', () => {
  storage.write('theme', 'dark', { orMemory: true });
  expect(localStorage.getItem('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.read('theme')).toBeNull();
});

test('memory replaces a storage that denies access, where that is allowed', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  storage.write('theme', 'dark', { orMemory: true });
  expect(storage.read('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.read('theme')).toBeNull();
});

test('a login that cannot be stored is an error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => storage.write('adminAuth', 'authenticated', { orMemory: false })).toThrow('denied');
});

test('a value that no longer fits is read back before the stored one', () => {
  storage.write('theme', 'dark', { orMemory: true });
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  storage.write('theme', 'light', { orMemory: true });
  expect(storage.read('theme')).toBe('light');
  write.mockRestore();
  storage.write('theme', 'dark', { orMemory: true });
  expect(storage.read('theme')).toBe('dark');
  storage.remove('theme');
});
