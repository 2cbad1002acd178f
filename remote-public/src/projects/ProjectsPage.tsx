import { brand } from '@vibrant-peak/shared/content/brand';
import { projectsIntroduction } from '@vibrant-peak/shared/content/projects';
import { definePage } from '@vibrant-peak/shared/contract';
import { BackLink } from '../components/BackLink';
import { ContactInvitation } from '../components/ContactInvitation';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { ProjectsSection } from './ProjectsSection';

function ProjectsPage() {
  return (
    <>
      <PageHero {...projectsIntroduction}>
        <BackLink to="/">Back to Home</BackLink>
      </PageHero>
      <ProjectsSection />
      <ContactInvitation />
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
