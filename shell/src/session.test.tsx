import { testSession } from '@vibrant-peak/shared/testing';
import { session } from './session';

afterEach(() => jest.restoreAllMocks());

testSession({
  open: () => session,
  credentials: { username: 'admin', password: 'admin123' },
  refuse: () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Access to storage is denied');
    }),
});
