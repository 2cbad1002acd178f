import type { Project } from '@vibrant-peak/shared/schemas/project';
import { Grid, Heading, Picture, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { ProjectFacts, Technologies } from './ProjectDetails';

const titles = ['The problem', 'What we built', 'The result'];

/** The case study in three short parts, with its facts. */
export function ProjectStory({ project }: { project: Project }) {
  const paragraphs = project.fullDescription.split('\n\n');
  return (
    <chakra.section aria-label="Case study">
      <Grid gridTemplateColumns={{ lg: 'repeat(3, minmax(0, 1fr))' }} columnGap="12" rowGap="8">
        {paragraphs.map((paragraph, index) => (
          <div key={paragraph}>
            <Heading as="h2" size="lg" mb="3">
              {titles[index]}
            </Heading>
            <Text lineHeight="tall" color="fg.muted">
              {paragraph}
            </Text>
          </div>
        ))}
      </Grid>
      <Details details={project.details} />
      <Stack
        direction={{ base: 'column', lg: 'row' }}
        justify="space-between"
        align={{ lg: 'end' }}
        gap="6"
        pt="6"
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        <ProjectFacts project={project} />
        <Technologies names={project.technologies} />
      </Stack>
    </chakra.section>
  );
}

const Details = ({ details }: Pick<Project, 'details'>) => (
  <Grid
    gridTemplateColumns={{ md: '1fr 1fr', _print: '1fr 1fr' }}
    gap={{ base: '4', md: '6' }}
    my={{ base: '8', md: '14' }}
  >
    {details.map(({ src, alt, focus }) => (
      <Picture
        key={src}
        src={src}
        alt={alt}
        ratio={3 / 2}
        position={focus}
        sizes="(min-width: 1264px) 596px, (min-width: 768px) 46vw, 92vw"
        borderRadius={{ base: 'xl', md: '2xl' }}
        borderWidth="1px"
        borderColor="border.muted"
      />
    ))}
  </Grid>
);
