import { isStaffPath, staffPath } from '@vibrant-peak/shared/contract';
import { demoLogin } from '@vibrant-peak/shared/content/demoLogin';
import { useProfile, useSession, useToast, type Credentials, type Toast } from '@vibrant-peak/shared/host';
import { useNavigate, useSearchParams } from '@vibrant-peak/shared/router';
import { settle } from '../../saving/settle';

const isDemoLogin = ({ username, password }: Credentials) =>
  username === demoLogin.username && password === demoLogin.password;

const refused = { type: 'error', title: 'Login failed' } satisfies Partial<Toast>;

/** The page that asked for the login; an address outside of the staff area counts for nothing. */
const pageAfter = (to: string | null) => (to !== null && isStaffPath(to.split('?')[0]!) ? to : staffPath);

/** Checks credentials, announces the result and opens the staff area. */
export function useLogin() {
  const isDemo = useProfile() !== 'live';
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const open = () => {
    toast({ type: 'success', title: 'Login successful', description: 'Welcome to the admin panel' });
    void navigate(isDemo ? staffPath : pageAfter(search.get('to')));
  };

  /** @param onRefused called when the credentials are wrong. */
  return (credentials: Credentials, onRefused: () => void): void => {
    if (isDemo && !isDemoLogin(credentials)) {
      toast({ ...refused, description: 'Invalid username or password' });
      return onRefused();
    }
    settle(
      () => session.logIn(credentials),
      open,
      (reason) => {
        toast(
          isDemo
            ? { type: 'error', title: 'Login error', description: 'An error occurred during login' }
            : { ...refused, description: reason },
        );
        if (!isDemo) onRefused();
      },
    );
  };
}
