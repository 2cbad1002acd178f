import { useLocation } from 'shared/router';
import { sectionIds, sectionLabels } from './sectionIds';
import { useActiveSection } from './useActiveSection';

/** One link of the header; `current` is its `aria-current`. */
export interface NavigationEntry {
  label: string;
  to: string;
  current?: 'location' | 'page';
}

const pages = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
  { label: 'Projects', to: '/projects' },
  { label: 'Team', to: '/team' },
  { label: 'Careers', to: '/careers' },
  { label: 'Blog', to: '/blog' },
];

/** The links of the header: the page's own sections on the home page, the site's pages elsewhere. */
export function useHeaderLinks(): NavigationEntry[] {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '') || '/';
  const activeSection = useActiveSection();
  if (path === '/') {
    return sectionIds.map((id) => ({
      label: sectionLabels[id],
      to: `#${id}`,
      current: id === activeSection ? 'location' : undefined,
    }));
  }
  return pages.map((page) => ({ ...page, current: page.to === path ? 'page' : undefined }));
}
