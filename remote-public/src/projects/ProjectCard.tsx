import { memo, useId } from 'react';
import type { Project } from 'shared/schemas/project';
import { Badge, Button, Heading, Icon, Picture, RouterLink, Stack, Text } from 'shared/ui';
import { Card } from '../components/Card';
import { projectPath } from '../components/ownPath';
import { ProjectOutcome } from './ProjectOutcome';

interface ProjectCardProps {
  project: Project;
  /** Its picture stands in the first view. */
  isEarly: boolean;
  onOpen: (project: Project, opener: Element) => void;
  onIntent: () => void;
}

/** Renders once: neither the filter nor a dialog changes a card. */
export const ProjectCard = memo(function ProjectCard({
  project,
  isEarly,
  onOpen,
  onIntent,
}: ProjectCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Picture
        src={project.image}
        alt={`Illustration of ${project.title}`}
        ratio={3 / 2}
        sizes="(min-width: 1264px) 384px, (min-width: 1024px) 30vw, (min-width: 768px) 45vw, 90vw"
        priority={isEarly}
      />
      <Stack p="6" gap="3" flex="1" alignItems="flex-start">
        <Badge>{project.category}</Badge>
        <Heading as="h2" size="lg" id={titleId}>
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
          aria-describedby={titleId}
          onClick={(event) => onOpen(project, event.currentTarget)}
          onPointerOver={onIntent}
          onFocus={onIntent}
        >
          View Details
          <Icon name="ArrowRight" />
        </Button>
      </Stack>
    </Card>
  );
});
