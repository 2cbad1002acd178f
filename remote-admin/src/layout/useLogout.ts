import { loginPath } from '@vibrant-peak/shared/contract';
import { useLeave, useSession, useToast } from '@vibrant-peak/shared/host';
import { useNavigate } from '@vibrant-peak/shared/router';
import { settle } from '../saving/settle';

/** Ends the session and opens the login page; asks first where unsaved changes would be lost. */
export function useLogout() {
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const leaveBy = useLeave();

  const leave = () => {
    toast({ type: 'info', title: 'Logged out', description: 'You have been logged out successfully' });
    void navigate(loginPath);
  };
  const stay = (reason: string) => toast({ type: 'error', title: 'Not Logged Out', description: reason });
  return () => leaveBy(() => settle(() => session.logOut(), leave, stay));
}
