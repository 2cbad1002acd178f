import { memo } from 'react';
import type { Project } from 'shared/schemas/project';
import {
  Badge,
  Box,
  Button,
  Heading,
  Icon,
  Picture,
  RouterLink,
  Stack,
  Text,
  VisuallyHidden,
} from 'shared/ui';
import { Card } from '../components/Card';
import { projectPath } from '../components/ownPath';
import { ProjectOutcome } from '../projects/ProjectOutcome';

interface PortfolioCardProps {
  project: Project;
  onOpen: (project: Project, opener: Element) => void;
  onIntent: () => void;
}

/** Renders once: moves of the carousel and dialogs change no card. */
export const PortfolioCard = memo(function PortfolioCard({ project, onOpen, onIntent }: PortfolioCardProps) {
  return (
    <Box h="full" px="3" py="2">
      <Card>
        <Picture
          src={project.image}
          alt={`Illustration of ${project.title}`}
          ratio={8 / 5}
          sizes="(min-width: 1024px) 355px, (min-width: 768px) 44vw, 84vw"
        />
        <Stack p="6" gap="3" flex="1" align="flex-start">
          <Badge>{project.category}</Badge>
          <Heading as="h3" size="lg">
            {project.title}
          </Heading>
          <Text color="fg.muted" flex="1">
            {project.description}
          </Text>
          <ProjectOutcome project={project} />
          <noscript>
            <RouterLink to={projectPath(project)} variant="underline">
              Read it as a page
            </RouterLink>
          </noscript>
          <Button
            variant="subtle"
            mt="2"
            onClick={(event) => onOpen(project, event.currentTarget)}
            onPointerOver={onIntent}
            onFocus={onIntent}
          >
            View Details
            <VisuallyHidden> of {project.title}</VisuallyHidden>
            <Icon name="ArrowRight" />
          </Button>
        </Stack>
      </Card>
    </Box>
  );
});
