import type { SessionPort } from '@vibrant-peak/shared/host';
import * as storage from './storage';

const key = 'adminAuth';
const marker = 'authenticated';

/** The login marker. It controls visibility, not access: the demo login is no security. */
export const session: SessionPort = {
  isLoggedIn: () => storage.read(key) === marker,
  logIn: () => storage.write(key, marker, { orMemory: false }),
  logOut: () => storage.remove(key),
};
