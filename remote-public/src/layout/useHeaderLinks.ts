import { useSiteLinks } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { sectionIds, sectionLabels } from './sectionIds';
import { useActiveSection } from './useActiveSection';

/** One link of the header; `current` is its `aria-current`. */
export interface NavigationEntry {
  label: string;
  to: string;
  current?: 'location' | 'page' | 'true';
}

const pages = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
  { label: 'Projects', to: '/projects' },
  { label: 'Team', to: '/team' },
  { label: 'Careers', to: '/careers' },
  { label: 'Blog', to: '/blog' },
];

/**
 * The links of the header: the page's own sections on the home page, the site's pages elsewhere;
 * then those of other remotes.
 */
export function useHeaderLinks(): NavigationEntry[] {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '') || '/';
  const activeSection = useActiveSection();
  const further = useSiteLinks('header').map(({ label, path: to }) => ({
    label,
    to,
    current: currentOf(to, path),
  }));
  if (path === '/') {
    const sections = sectionIds.map((id): NavigationEntry => ({
      label: sectionLabels[id],
      to: `#${id}`,
      current: id === activeSection ? 'location' : undefined,
    }));
    return [...sections, ...further];
  }
  return [...pages.map((page) => ({ ...page, current: currentOf(page.to, path) })), ...further];
}

/** The link of a list is also current on its detail pages. */
function currentOf(to: string, path: string): NavigationEntry['current'] {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
