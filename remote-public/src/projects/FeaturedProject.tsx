import type { Project } from 'shared/schemas/project';
import { Picture, RouterLink, Text, chakra } from 'shared/ui';
import { projectPath } from '../components/ownPath';

/** The featured project beside the page's title on wide screens, with its result. */
export function FeaturedProject({ project }: { project: Project }) {
  return (
    <Frame aria-label="Featured project">
      <RouterLink to={projectPath(project)} display="block">
        <Picture
          src={project.image}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 1264px) 384px, 30vw"
          borderRadius="2xl"
        />
        <Text mt="4" fontFamily="heading" fontSize="xl" fontWeight="semibold">
          {project.outcome}
        </Text>
        <Text color="fg.muted">
          {project.title}, {project.clientName}
        </Text>
      </RouterLink>
    </Frame>
  );
}

const Frame = chakra('section', { base: { hideBelow: 'lg', flex: '0 0 40%' } });
