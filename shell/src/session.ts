import { loginMarker } from '@vibrant-peak/shared/contract';
import type { SessionPort } from '@vibrant-peak/shared/host';
import * as storage from './storage';

const { key, value } = loginMarker;

/** The login marker in local storage. */
export const session: SessionPort = {
  isLoggedIn: () => storage.read(key) === value,
  logIn: async () => storage.write(key, value, { orMemory: false }),
  logOut: async () => storage.remove(key),
};

/** Mirrors another session in the marker, which shows the frame while staff pages load. */
export function keepMarker({ isLoggedIn, state }: SessionPort): void {
  const keep = () => (isLoggedIn() ? storage.write(key, value, { orMemory: true }) : storage.remove(key));
  keep();
  state?.subscribe(keep);
}
