import { brand } from 'shared/content/brand';
import { definePage } from 'shared/contract';
import { useLocation } from 'shared/router';
import { ComingSoonSection } from './ComingSoonSection';
import { lastSegment } from './lastSegment';

/** The key makes the bar start again when a visitor goes from one of these pages to the next. */
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
