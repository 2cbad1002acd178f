import type { ReactNode } from 'react';
import { Box, Heading, chakra } from '@vibrant-peak/shared/ui';
import { leadWidth } from './components/leadWidth';

/** A part of the page on privacy: on desktops its title stands beside the text. */
export const PrivacyPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part aria-label={title}>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    <Box maxW={{ base: '40rem', ...leadWidth }}>{children}</Box>
  </Part>
);

const Part = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
    columnGap: '12',
    rowGap: '2',
    pt: { lg: '8' },
    borderTopWidth: { lg: '1px' },
    borderColor: 'border',
  },
});
