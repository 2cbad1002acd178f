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

/** Keeps the marker in step with another session, as a hint: with it the frame of staff pages shows while their code loads. */
export function keepMarker({ isLoggedIn, state }: SessionPort): void {
  const keep = () => (isLoggedIn() ? storage.write(key, marker, { orMemory: true }) : storage.remove(key));
  keep();
  state?.subscribe(keep);
}
