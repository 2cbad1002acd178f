import type { Project } from 'shared/schemas/project';
import { Grid, Heading, Stack, Text, chakra } from 'shared/ui';
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
            <Text lineHeight="tall" color="fg.muted" textWrap="pretty">
              {paragraph}
            </Text>
          </div>
        ))}
      </Grid>
      <Stack
        direction={{ base: 'column', lg: 'row' }}
        justify="space-between"
        align={{ lg: 'end' }}
        gap="6"
        mt={{ base: '8', md: '10' }}
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
