import { brand } from 'shared/content/brand';
import { projects } from 'shared/content/projects';
import { definePage } from 'shared/contract';
import { useLocation } from 'shared/router';
import { Container, Stack } from 'shared/ui';
import { breadcrumbs } from '../components/breadcrumbs';
import { BackLink } from '../components/BackLink';
import { CallToAction } from '../components/CallToAction';
import { PageHero } from '../components/PageHero';
import { entryAt, projectPath } from '../components/ownPath';
import { socialImageOf } from '../components/socialImageOf';
import { ProjectDetails } from './ProjectDetails';
import { ProjectPeople } from './ProjectPeople';
import { ProjectQuote } from './ProjectQuote';
import { ProjectResults } from './ProjectResults';

const projectAt = (path: string) => entryAt(projects, projectPath, path);

function ProjectPage() {
  const project = projectAt(useLocation().pathname);
  return (
    <>
      <PageHero title={project.title} lead={project.description}>
        <BackLink to="/projects">All projects</BackLink>
      </PageHero>
      <Container maxW="4xl" py={{ base: '10', md: '16' }}>
        <Stack gap={{ base: '12', md: '16' }}>
          <ProjectResults results={project.results} />
          <ProjectDetails project={project} heading="h2" />
          <ProjectQuote clientName={project.clientName} />
          <ProjectPeople ids={project.madeBy} />
        </Stack>
      </Container>
      <CallToAction />
    </>
  );
}

export const page = definePage({
  component: ProjectPage,
  paths: () => projects.map(projectPath),
  metadata: (path) => {
    const { title, description, category, technologies } = projectAt(path);
    return {
      title: `${title} | ${brand.name}`,
      description,
      keywords: [category, ...technologies].join(', '),
      ogImage: socialImageOf(path),
      ogImageAlt: `${title}: ${description}`,
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
