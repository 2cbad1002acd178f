import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'shared/router';

/** Does what the command palette asks for by the search of the address, such as `?new`, and takes the search away again. */
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
