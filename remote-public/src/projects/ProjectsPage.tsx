import { brand } from 'shared/content/brand';
import { definePage } from 'shared/contract';
import { Icon, RouterLink } from 'shared/ui';
import { PageHero } from '../components/PageHero';
import { ProjectsSection } from './ProjectsSection';

function ProjectsPage() {
  return (
    <>
      <PageHero
        title="Our Projects"
        lead="Five recent pieces of work, told with their numbers: what stood in the way, what we built, and what changed afterwards."
      >
        <RouterLink to="/" py="2" fontWeight="medium" color="brand.fg">
          <Icon name="ArrowLeft" />
          Back to Home
        </RouterLink>
      </PageHero>
      <ProjectsSection />
    </>
  );
}

export const page = definePage({
  component: ProjectsPage,
  metadata: {
    title: `Projects | ${brand.name}`,
    description:
      'Case studies from retail, grocery delivery, finance, farming and health care: web platforms, mobile apps, design systems and connected devices, with results.',
    keywords:
      'software case studies, web development, mobile development, UI/UX design, IoT development, portfolio',
  },
});
