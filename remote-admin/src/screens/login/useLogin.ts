import { staffPath } from '@vibrant-peak/shared/contract';
import { demoLogin } from '@vibrant-peak/shared/content/demoLogin';
import { useSession, useToast } from '@vibrant-peak/shared/host';
import { useNavigate } from '@vibrant-peak/shared/router';
import type { DemoLogin } from '@vibrant-peak/shared/schemas/demoLogin';

/** Checks credentials, announces the result and opens the staff area. Returns whether they were correct. */
export function useLogin() {
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();

  return ({ username, password }: DemoLogin): boolean => {
    if (username !== demoLogin.username || password !== demoLogin.password) {
      toast({ type: 'error', title: 'Login failed', description: 'Invalid username or password' });
      return false;
    }
    try {
      session.logIn();
    } catch {
      toast({ type: 'error', title: 'Login error', description: 'An error occurred during login' });
      return true;
    }
    toast({ type: 'success', title: 'Login successful', description: 'Welcome to the admin panel' });
    void navigate(staffPath);
    return true;
  };
}
