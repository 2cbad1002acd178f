import { useRef, useState } from 'react';
import { useSearchParams } from '@vibrant-peak/shared/router';
import { featuredSlug, projects } from '@vibrant-peak/shared/content/projects';
import { Container, Flex, Text, chakra } from '@vibrant-peak/shared/ui';
import { CardGrid } from '../components/CardGrid';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { LoadingVeil } from '../components/LoadingVeil';
import { useDialogSubject } from '../components/useDialogSubject';
import { CategoryFilter } from './CategoryFilter';
import { ProjectCard } from './ProjectCard';
import { projectSubjects } from './projectSubjects';
import { categoriesOf, everyCategory, inCategory } from './categories';
import { prefetchMotion, rearrange } from '../components/motion';
import { useIsHydrated } from '../components/useIsHydrated';
import { useStillness } from '../components/useStillness';

const LazyProjectDialog = createLazyPart(async () => (await import('./ProjectDialog')).ProjectDialog);

export function ProjectsSection() {
  const [category, setCategory] = useCategory();
  const { subject: project, open, dialog } = useDialogSubject(projectSubjects);
  const shown = inCategory(projects, category);
  const grid = useRef<HTMLUListElement>(null);
  useStillness(grid, 'li');

  return (
    <chakra.section aria-label="All projects" py={{ base: '10', md: '16', _print: '0' }}>
      <Container>
        <Flex align="center" justify="space-between" wrap="wrap" gap="4" mb="8">
          <CategoryFilter
            categories={categoriesOf(projects)}
            chosen={category}
            onChoose={(choice) => rearrange(grid.current, () => setCategory(choice))}
            onIntent={prefetchMotion}
          />
          <Text aria-live="polite" fontSize="sm" color="fg.muted">
            {shown.length === 1 ? '1 project' : `${shown.length} projects`}
          </Text>
        </Flex>
        <CardGrid ref={grid} gridTemplateColumns={{ md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}>
          {shown.map((entry, index) => (
            <chakra.li key={entry.id} {...(entry.slug === featuredSlug && featuredItem(shown.length))}>
              <ProjectCard
                project={entry}
                heading="h2"
                ratio={3 / 2}
                sizes={entry.slug === featuredSlug ? featuredSizes : sizes}
                isEarly={index === 0}
                onOpen={open}
                onIntent={LazyProjectDialog.prefetch}
              />
            </chakra.li>
          ))}
        </CardGrid>
        {project && <LazyProjectDialog namesPage project={project} fallback={<LoadingVeil />} {...dialog} />}
      </Container>
    </chakra.section>
  );
}

const sizes = '(min-width: 1264px) 384px, (min-width: 1024px) 30vw, (min-width: 768px) 45vw, 90vw';
const featuredSizes = '(min-width: 1264px) 792px, (min-width: 1024px) 62vw, 90vw';

/** The featured project is two columns wide where its row would otherwise have an empty cell. */
function featuredItem(count: number) {
  const widthIn = (columns: number) => ((count + 1) % columns === 0 ? 'span 2' : 'auto');
  return {
    gridColumn: { md: widthIn(2), lg: widthIn(3) },
    containerType: 'inline-size',
    // Where it has no focal point, the wide card crops from below: a screen begins with its title.
    css: { '& img': { objectPosition: 'top' } },
  } as const;
}

const parameter = 'category';

/** The chosen category, also kept in the address: it can be shared, and Back restores it. */
function useCategory(): [category: string, choose: (category: string) => void] {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string>();
  const named = categoriesOf(projects).find((category) => isHydrated && category === search.get(parameter));
  const choose = (category: string) => {
    setChosen(category);
    const others = new URLSearchParams(search);
    others.delete(parameter);
    if (category !== everyCategory) others.set(parameter, category);
    setSearch(others, { replace: true, preventScrollReset: true });
  };
  return [chosen ?? named ?? everyCategory, choose];
}
