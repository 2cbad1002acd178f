import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { ComingSoonSection } from './ComingSoonSection';

/** The key restarts the bar when a visitor navigates from one of these pages to another. */
function ComingSoonPage() {
  const { pathname } = useLocation();
  return <ComingSoonSection key={pathname} title={lastSegment(pathname)} />;
}

export const page = definePage({
  component: ComingSoonPage,
  metadata: (path) => {
    const title = lastSegment(path);
    return {
      title: `${title} Coming Soon | ${brand.name}`,
      description: `${title} at ${brand.name} is being prepared. Until it opens, see our services, projects and team.`,
      robots: 'noindex, follow',
      keywords: `${title.toLowerCase()}, coming soon, ${brand.name}`,
    };
  },
});

/** Last segment of a path, capitalised, such as 'Blog' for '/blog'. */
function lastSegment(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  return segment.charAt(0).toUpperCase() + segment.slice(1);
}
