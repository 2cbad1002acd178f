import type { Project } from 'shared/schemas/project';
import { Badge, Box, Flex, Heading, Picture, Stack, Text, chakra } from 'shared/ui';

interface ProjectDetailsProps {
  project: Project;
  /** Level of the heading inside. */
  heading?: 'h2' | 'h3';
}

/** The case study of a project, for its dialog and its own page. */
export function ProjectDetails({ project, heading = 'h3' }: ProjectDetailsProps) {
  return (
    <Stack gap="6">
      <Picture
        src={project.image}
        alt={`Screen of ${project.title}`}
        ratio={2}
        sizes="(min-width: 960px) 848px, 90vw"
        borderRadius="xl"
      />
      <Flex as="dl" wrap="wrap" columnGap="12" rowGap="4">
        <Fact term="Category" value={project.category} />
        <Fact term="Client" value={project.clientName} />
        <Fact term="Duration" value={project.duration} />
      </Flex>
      <Text lineHeight="tall" color="fg.muted">
        {project.fullDescription}
      </Text>
      <Stack gap="3">
        <Heading as={heading} size="md">
          Technologies
        </Heading>
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
          {project.technologies.map((technology) => (
            <li key={technology}>
              <Badge>{technology}</Badge>
            </li>
          ))}
        </Flex>
      </Stack>
    </Stack>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <Box>
      <chakra.dt fontSize="sm" color="fg.subtle">
        {term}
      </chakra.dt>
      <chakra.dd fontWeight="medium">{value}</chakra.dd>
    </Box>
  );
}
