import { brand } from 'shared/content/brand';
import { featuredSlug, projects } from 'shared/content/projects';
import { definePage } from 'shared/contract';
import { BackLink } from '../components/BackLink';
import { CallToAction } from '../components/CallToAction';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { FeaturedProject } from './FeaturedProject';
import { ProjectsSection } from './ProjectsSection';

const featured = projects.find(({ slug }) => slug === featuredSlug);

function ProjectsPage() {
  return (
    <>
      <PageHero
        title="Our Projects"
        lead="Five recent pieces of work, told with their numbers: what stood in the way, what we built, and what changed afterwards."
        aside={featured && <FeaturedProject project={featured} />}
      >
        <BackLink to="/">Back to Home</BackLink>
      </PageHero>
      <ProjectsSection />
      <CallToAction />
    </>
  );
}

export const page = definePage({
  component: ProjectsPage,
  metadata: {
    title: `Projects | ${brand.name}`,
    ogImage: socialImageOf('/projects'),
    description:
      'Case studies from retail, grocery delivery, finance, farming and health care: web platforms, mobile apps, design systems and connected devices, with results.',
    keywords:
      'software case studies, web development, mobile development, UI/UX design, IoT development, portfolio',
  },
});
