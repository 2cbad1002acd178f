import type { ReactNode } from 'react';
import { Flex, Global, Heading, Stack, chakra } from '@vibrant-peak/shared/ui';
import { DetailsCard } from './form/DetailsCard';
import { NotesCard } from './form/NotesCard';
import { PartyCards } from './form/PartyCards';
import { SummaryCard } from './form/SummaryCard';
import { GalleryCard } from './gallery/GalleryCard';
import { ItemsCard } from './form/items/ItemsCard';
import { useCurrentDay } from './form/useCurrentDay';
import { useUndoKeys } from './form/useUndoKeys';
import { PreviewButton } from './preview/PreviewButton';

interface GeneratorProps {
  /** Beside the heading. */
  actions: ReactNode;
  /** Below the heading. */
  children?: ReactNode;
}

/** The form of an invoice. */
export function Generator({ actions, children }: GeneratorProps) {
  useUndoKeys();
  useCurrentDay();
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4" mb="6">
        <Heading as="h1" size="xl">
          Invoice Generator
        </Heading>
        {actions}
      </Flex>
      {children}
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
          <PreviewBar>
            <PreviewButton />
          </PreviewBar>
        </Side>
      </Columns>
      <Global styles={noticesAboveBar} />
    </>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    xl: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
  },
});

/** On lower screens, such as zoomed ones, what sticks would hide the rest. */
const highEnough = '(min-height: 480px)';

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

/** Sticks to the bottom of narrow screens. */
const PreviewBar = chakra('div', {
  base: {
    [`@media (max-width: 1279.98px) and ${highEnough}`]: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'docked',
      mx: { base: '-4', md: '-8' },
      px: { base: '4', md: '8' },
      py: '3',
      bg: 'bg.subtle',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
});

/** Keeps toasts and the focused element above the bar. */
const noticesAboveBar = `
@media (max-width: 1279.98px) and ${highEnough} {
  :root { --notices-bottom: 5.5rem; scroll-padding-bottom: 6rem; }
}
`;
