import { memo, useId } from 'react';
import type { Project } from '@vibrant-peak/shared/schemas/project';
import { Badge, Button, Heading, Icon, Picture, RouterLink, Stack, Text } from '@vibrant-peak/shared/ui';
import { ItemCard } from '../components/ItemCard';
import { projectPath } from '../components/ownPath';
import { ProjectOutcome } from './ProjectOutcome';

interface ProjectCardProps {
  project: Project;
  /** Heading level of its title. */
  heading: 'h2' | 'h3';
  /** Its picture: aspect ratio, displayed width, and whether it is in the first view. */
  ratio: number;
  sizes: string;
  isEarly?: boolean;
  onOpen: (project: Project) => void;
  onIntent: () => void;
}

/**
 * In an item that is two columns wide the picture is as high as those of the cards beside it, and
 * ends between two rows of the featured screen.
 */
const wide = { '@container (min-width: 40rem)': { aspectRatio: '3.1' } };

/**
 * A project in the grid and in the home page's carousel. Memoised: no filter, move or dialog
 * changes a card.
 */
export const ProjectCard = memo(function ProjectCard({
  project,
  heading,
  ratio,
  sizes,
  isEarly,
  onOpen,
  onIntent,
}: ProjectCardProps) {
  const titleId = useId();
  return (
    <ItemCard aria-labelledby={titleId}>
      <Picture
        src={project.image}
        alt={project.imageAlt}
        ratio={ratio}
        position={project.imageFocus}
        sizes={sizes}
        priority={isEarly}
        css={wide}
      />
      <Stack p="6" gap="3" flex="1" alignItems="flex-start">
        <Badge>{project.category}</Badge>
        <Heading as={heading} size="lg" id={titleId}>
          <RouterLink to={projectPath(project)} tabIndex={-1}>
            {project.title}
          </RouterLink>
        </Heading>
        {/* In steps, so that lines break alike in the web font and in its fallback. */}
        <Text color="fg.muted" flex="1" maxW="round(down, 100%, 1rem)" textWrap="balance">
          {project.description}
        </Text>
        <ProjectOutcome project={project} />
        <NoscriptProject project={project} />
        <Button
          variant="outline"
          mt="2"
          aria-describedby={titleId}
          onClick={() => onOpen(project)}
          onPointerOver={onIntent}
          onFocus={onIntent}
        >
          <span>View Details</span>
          <Icon name="ArrowRight" />
        </Button>
      </Stack>
    </ItemCard>
  );
});

const NoscriptProject = ({ project }: { project: Project }) => (
  <noscript>
    <RouterLink to={projectPath(project)} variant="underline">
      Read it as a page
    </RouterLink>
  </noscript>
);
