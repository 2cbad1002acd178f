import { loginPath } from '@vibrant-peak/shared/contract';
import { useLeave, useSession, useToast } from '@vibrant-peak/shared/host';
import { useNavigate } from '@vibrant-peak/shared/router';

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
  const stay = ({ message }: Error) =>
    toast({ type: 'error', title: 'Not Logged Out', description: message });
  const logOut = async () => session.logOut();
  return () => leaveBy(() => void logOut().then(leave, stay));
}
