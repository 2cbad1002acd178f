import { projects } from '@vibrant-peak/shared/content/projects';
import { Carousel } from '../components/carousel/Carousel';
import { LoadingVeil } from '../components/LoadingVeil';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useDialogSubject } from '../components/useDialogSubject';
import { Box } from '@vibrant-peak/shared/ui';
import { ProjectCard } from '../projects/ProjectCard';
import { projectSubjects } from '../projects/projectSubjects';

const LazyProjectDialog = createLazyPart(
  async () => (await import('../projects/ProjectDialog')).ProjectDialog,
);

const inView = { small: 1, medium: 2, large: 3 };

export function PortfolioCarousel() {
  const { subject: project, open, dialog } = useDialogSubject(projectSubjects);
  return (
    <>
      <Carousel label="Portfolio" slideName="project" inView={inView} interval={4000} hasButtonsOnMobile>
        {projects.map((entry) => (
          <Box key={entry.id} h="full" px="3" py="2">
            <ProjectCard
              project={entry}
              heading="h3"
              ratio={3 / 2}
              sizes="(min-width: 1024px) 355px, (min-width: 768px) 44vw, 84vw"
              onOpen={open}
              onIntent={LazyProjectDialog.prefetch}
            />
          </Box>
        ))}
      </Carousel>
      {project && (
        <LazyProjectDialog
          project={project}
          closesOnOutsideClick={false}
          fallback={<LoadingVeil />}
          {...dialog}
        />
      )}
    </>
  );
}
