import type { ReactNode } from 'react';
import { Flex, Heading, Stack, chakra } from '@vibrant-peak/shared/ui';
import { DetailsCard } from './form/DetailsCard';
import { NotesCard } from './form/NotesCard';
import { PartyCards } from './form/PartyCards';
import { SummaryCard } from './form/SummaryCard';
import { GalleryCard } from './gallery/GalleryCard';
import { ItemsCard } from './form/items/ItemsCard';
import { useCurrentDay } from './form/useCurrentDay';
import { useUndoKeys } from './form/useUndoKeys';
import { highEnough, PreviewBar } from './preview/PreviewBar';

interface GeneratorProps {
  /** Beside the heading. */
  actions: ReactNode;
  /** Below the heading. */
  children?: ReactNode;
  /** The cards, by default with the totals beside them. */
  body?: ReactNode;
}

/** The form of an invoice. */
export function Generator({ actions, children, body = <CardsAndTotals /> }: GeneratorProps) {
  useUndoKeys();
  useCurrentDay();
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4" mb="6">
        <Heading as="h1" size="xl" alignSelf="flex-start" lineHeight={{ md: '2.75rem' }}>
          Invoice Generator
        </Heading>
        {actions}
      </Flex>
      {children}
      {body}
    </>
  );
}

const CardsAndTotals = () => (
  <Columns>
    <Stack gap="6" minW="0">
      <DetailsCard />
      <PartyCards />
      <ItemsCard />
      <NotesCard />
      <GalleryCard />
    </Stack>
    <Side>
      <SummaryCard />
      <PreviewBar />
    </Side>
  </Columns>
);

const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    xl: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
  },
});

/**
 * Sticky beside the form. On narrow screens `contents` lets its last part stick to the bottom of
 * the column.
 */
const Side = chakra('div', {
  base: {
    display: 'contents',
    xl: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0' },
    [`@media (min-width: 1280px) and ${highEnough}`]: { position: 'sticky', top: '20' },
  },
});
