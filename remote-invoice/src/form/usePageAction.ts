import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';

/**
 * Runs an action that the command palette requests by the query of the URL, such as `?new`, and
 * removes the query.
 */
export function usePageAction(search: string, answer: () => void): void {
  const { search: asked, pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = asked === search;
  const act = useEffectEvent(() => {
    void navigate(pathname, { replace: true });
    answer();
  });
  useEffect(() => {
    if (isAsked) act();
  }, [isAsked]);
}
