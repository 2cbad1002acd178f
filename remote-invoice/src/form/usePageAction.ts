import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'shared/router';

/** Answers what the command palette asks for by a search of the address, which is plain again then. */
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
