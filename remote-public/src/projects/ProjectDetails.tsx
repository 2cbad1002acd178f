import type { Project } from '@vibrant-peak/shared/schemas/project';
import { Badge, Box, Flex, Heading, Picture, Stack, Text, chakra } from '@vibrant-peak/shared/ui';

/** The case study of a project, for its dialog. */
export function ProjectDetails({ project }: { project: Project }) {
  return (
    <Stack gap="6">
      <Stack direction={{ base: 'column', md: 'row' }} alignItems={{ md: 'flex-start' }} gap="6">
        <Picture
          src={project.image}
          alt={project.imageAlt}
          ratio={3 / 2}
          position={project.imageFocus}
          w={{ md: 'sm' }}
          flexShrink="0"
          sizes="(min-width: 768px) 384px, 90vw"
          borderRadius="xl"
          borderWidth="1px"
          borderColor="border.muted"
        />
        <ProjectFacts project={project} isBesidePicture />
      </Stack>
      <Text lineHeight="tall" color="fg.muted" whiteSpace="pre-line">
        {project.fullDescription}
      </Text>
      <Stack gap="3">
        <Heading as="h3" size="md">
          Technologies
        </Heading>
        <Technologies names={project.technologies} />
      </Stack>
    </Stack>
  );
}

interface ProjectFactsProps {
  project: Project;
  /** They stand beside a picture, one below the other. */
  isBesidePicture?: boolean;
}

export const ProjectFacts = ({ project, isBesidePicture }: ProjectFactsProps) => (
  <Flex
    as="dl"
    direction={{ base: 'column', sm: 'row', md: isBesidePicture ? 'column' : 'row' }}
    wrap="wrap"
    columnGap="12"
    rowGap="4"
  >
    <Fact term="Category" value={project.category} />
    <Fact term="Client" value={project.clientName} />
    <Fact term="Duration" value={project.duration} />
  </Flex>
);

export const Technologies = ({ names }: { names: readonly string[] }) => (
  <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
    {names.map((name) => (
      <li key={name}>
        <Badge>{name}</Badge>
      </li>
    ))}
  </Flex>
);

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
