import { projects } from 'shared/content/projects';
import type { Project } from 'shared/schemas/project';
import { Carousel } from '../components/carousel/Carousel';
import { LoadingVeil } from '../components/LoadingVeil';
import { createLazyPart } from 'shared/island';
import { useDialogSubject } from '../components/useDialogSubject';
import { PortfolioCard } from './PortfolioCard';

const LazyProjectDialog = createLazyPart(
  async () => (await import('../projects/ProjectDialog')).ProjectDialog,
);

const inView = { small: 1, medium: 2, large: 3 };

export function PortfolioCarousel() {
  const { subject: project, open, dialog } = useDialogSubject<Project>();
  return (
    <>
      <Carousel label="Portfolio" slideName="project" inView={inView} interval={4000} hasButtonsOnMobile>
        {projects.map((entry) => (
          <PortfolioCard key={entry.id} project={entry} onOpen={open} onIntent={LazyProjectDialog.prefetch} />
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
