import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { BackLink } from '../components/BackLink';
import { CallToAction } from '../components/CallToAction';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { ProjectsSection } from './ProjectsSection';

function ProjectsPage() {
  return (
    <>
      <PageHero
        title="Our Projects"
        lead="Five recent pieces of work, told with their numbers: what stood in the way, what we built, and what changed afterwards."
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
