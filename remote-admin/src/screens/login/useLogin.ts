import { useRef } from 'react';
import { demoLogin } from '@vibrant-peak/shared/content/demoLogin';
import {
  useProfile,
  useSession,
  useToast,
  type Credentials,
  type LoginRefusal,
  type Toast,
} from '@vibrant-peak/shared/host';
import { useOpenStaffArea } from './useOpenStaffArea';

const isDemoLogin = ({ username, password }: Credentials) =>
  username === demoLogin.username && password === demoLogin.password;

const refused = { type: 'error', title: 'Login failed' } satisfies Partial<Toast>;

/**
 * Checks credentials, announces the result and opens the staff area.
 * @param askForCode gets each refusal and returns whether it has handled it.
 */
export function useLogin(askForCode: (refusal: LoginRefusal) => boolean) {
  const isDemo = useProfile() !== 'live';
  const session = useSession();
  const toast = useToast();
  const { open } = useOpenStaffArea();
  /** Until a refusal: after a success, the form waits for the staff area to open. */
  const isRunning = useRef(false);

  /** @param onRefused called when the credentials are wrong. */
  return (credentials: Credentials, onRefused: () => void): void => {
    if (isRunning.current) return;
    if (isDemo && !isDemoLogin(credentials)) {
      toast({ ...refused, description: 'Invalid username or password' });
      return onRefused();
    }
    isRunning.current = true;
    const logIn = async () => session.logIn(credentials);
    void logIn().then(open, (refusal: LoginRefusal) => {
      isRunning.current = false;
      if (askForCode(refusal)) return;
      toast(
        isDemo
          ? { type: 'error', title: 'Login error', description: 'An error occurred during login' }
          : { ...refused, description: refusal.message },
      );
      if (!isDemo) onRefused();
    });
  };
}
