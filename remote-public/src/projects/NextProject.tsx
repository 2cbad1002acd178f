import { projects } from '@vibrant-peak/shared/content/projects';
import type { Project } from '@vibrant-peak/shared/schemas/project';
import { Heading, Picture, RouterLink, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { projectPath } from '../components/ownPath';
import { outcomeOf } from './outcomeOf';

/** The way to the next case study; the first follows the last. */
export function NextProject({ after }: { after: Project }) {
  const next = projects[(projects.indexOf(after) + 1) % projects.length]!;
  return (
    <chakra.section
      aria-labelledby="next"
      borderTopWidth="1px"
      borderColor="border.muted"
      pt={{ base: '8', md: '12' }}
      _print={{ display: 'none' }}
    >
      <RouterLink to={projectPath(next)} display="block">
        <Stack
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          gap={{ base: '5', md: '10' }}
        >
          <Picture
            src={next.image}
            alt=""
            ratio={3 / 2}
            position={next.imageFocus}
            sizes="(min-width: 768px) 320px, 92vw"
            w={{ base: 'full', md: '20rem' }}
            flexShrink="0"
            borderRadius="xl"
            borderWidth="1px"
            borderColor="border.muted"
          />
          <div>
            <Text color="fg.muted">Next project</Text>
            <Heading as="h2" size="2xl" id="next">
              {next.title}
            </Heading>
            <Text mt="2" fontSize="lg" color="fg.muted">
              {outcomeOf(next)}
            </Text>
          </div>
        </Stack>
      </RouterLink>
    </chakra.section>
  );
}
