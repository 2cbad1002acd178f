import { loginMarker } from '@vibrant-peak/shared/contract';
import type { SessionPort } from '@vibrant-peak/shared/host';
import * as storage from './storage';

const { key, value } = loginMarker;

/** The login marker in local storage. */
export const session: SessionPort = {
  isLoggedIn: () => storage.read(key) === value,
  logIn: () => storage.write(key, value, { orMemory: false }),
  logOut: () => storage.remove(key),
};
