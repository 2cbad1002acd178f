import { isStaffPath, staffPath } from '@vibrant-peak/shared/contract';
import { useProfile, useToast } from '@vibrant-peak/shared/host';
import { useNavigate, useSearchParams } from '@vibrant-peak/shared/router';

/** The page that asked for the login; an address outside of the staff area counts for nothing. */
const pageAfter = (to: string | null) => (to !== null && isStaffPath(to.split('?')[0]!) ? to : staffPath);

/** Announces a login and opens the page after it, `to`. */
export function useOpenStaffArea() {
  const isDemo = useProfile() !== 'live';
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = isDemo ? staffPath : pageAfter(search.get('to'));

  const open = () => {
    toast({ type: 'success', title: 'Login successful', description: 'Welcome to the admin panel' });
    void navigate(to);
  };
  return { to, open };
}
