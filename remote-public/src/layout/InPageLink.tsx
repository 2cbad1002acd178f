import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';

interface InPageLinkProps extends ComponentProps<'a'> {
  /** Hash of a section on this page, such as `#about`. */
  to: string;
}

/** Link to a section of the same page: a bare hash, which works before hydration, too. */
export function InPageLink({ to, onClick, children, ...link }: InPageLinkProps) {
  const navigate = useNavigate();
  const { hash, search } = useLocation();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ search, hash: to }, { replace: hash === to });
  };

  return (
    <a {...link} href={to} onClick={follow}>
      {children}
    </a>
  );
}
