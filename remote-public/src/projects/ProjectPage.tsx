import { brand } from '@vibrant-peak/shared/content/brand';
import { projects } from '@vibrant-peak/shared/content/projects';
import { definePage, projectSlot } from '@vibrant-peak/shared/contract';
import { Slot } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { Container, Picture, Stack } from '@vibrant-peak/shared/ui';
import { breadcrumbs } from '../components/breadcrumbs';
import { BackLink } from '../components/BackLink';
import { ContactInvitation } from '../components/ContactInvitation';
import { PageHero } from '../components/PageHero';
import { entryAt, projectPath } from '../components/ownPath';
import { socialImageOf } from '../components/socialImageOf';
import { NextProject } from './NextProject';
import { ProjectPeople } from './ProjectPeople';
import { ProjectQuote } from './ProjectQuote';
import { ProjectResults } from './ProjectResults';
import { ProjectStory } from './ProjectStory';

const projectAt = (path: string) => entryAt(projects, projectPath, path);

function ProjectPage() {
  const project = projectAt(useLocation().pathname);
  return (
    <>
      <PageHero title={project.title} lead={project.description} color={project.color}>
        <BackLink to="/projects">All projects</BackLink>
      </PageHero>
      <Container py={{ base: '8', md: '16' }}>
        <Stack gap={{ base: '12', md: '20' }}>
          <Picture
            src={project.image}
            alt={project.imageAlt}
            ratio={3 / 2}
            position={project.imageFocus}
            sizes="(min-width: 1264px) 1216px, 92vw"
            priority
            _print={{ w: '55%' }}
            borderRadius={{ base: 'xl', md: '2xl' }}
            borderWidth="1px"
            borderColor="border.muted"
          />
          <ProjectResults results={project.results} />
          <ProjectStory project={project} />
          <ProjectQuote clientName={project.clientName} />
          <ProjectPeople ids={project.madeBy} />
          <Slot slot={projectSlot} slug={project.slug} title={project.title} />
          <NextProject after={project} />
        </Stack>
      </Container>
      <ContactInvitation />
    </>
  );
}

export const page = definePage({
  component: ProjectPage,
  paths: () => projects.map(projectPath),
  metadata: (path) => {
    const { title, description, category, technologies, imageAlt } = projectAt(path);
    return {
      title: `${title} | ${brand.name}`,
      description,
      keywords: [category, ...technologies].join(', '),
      ogImage: socialImageOf(path),
      ogImageAlt: `${title}. ${imageAlt}`,
    };
  },
  structuredData: (path) => {
    const { title, description, category, image, clientName, fullDescription } = projectAt(path);
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        name: title,
        description,
        abstract: fullDescription,
        genre: category,
        url: new URL(path, brand.url).href,
        image: new URL(image, brand.url).href,
        creator: { '@type': 'Organization', name: brand.name, url: brand.url },
        sponsor: { '@type': 'Organization', name: clientName },
      },
      breadcrumbs({ name: 'Projects', path: '/projects' }, title, path),
    ];
  },
});
