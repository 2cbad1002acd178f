import type { ReactNode } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Card, Center, Heading, RouterLink, Stack, chakra } from '@vibrant-peak/shared/ui';

/** A page before the sign-in: one card in the middle. */
export const EntryPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.main id="main" tabIndex={-1} outline="none" minH="100dvh" display="flex" bg="bg.subtle">
    <Center flex="1" px="4" py="10">
      <Panel as="div">
        <Stack gap="1">
          <RouterLink to="/" textStyle="eyebrow" color="brand.fg" minH="11">
            {brand.name}
          </RouterLink>
          <Heading as="h1" size="xl" wordSpacing="0.1em">
            {title}
          </Heading>
        </Stack>
        {children}
      </Panel>
    </Center>
  </chakra.main>
);

const Panel = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    w: 'full',
    maxW: 'md',
    p: { base: '6', md: '10' },
    borderRadius: '2xl',
    boxShadow: 'sm',
  },
});
