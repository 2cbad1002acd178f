import type { ReactNode } from 'react';
import { Box, Container, Grid, Heading, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { Reveal } from '../components/Reveal';

interface HomeSectionProps {
  /** Id of the section, and prefix of its heading's id. */
  id: string;
  title: string;
  lead?: string;
  /** Shown with the title, such as a link. */
  aside?: ReactNode;
  /** Backgrounds alternate down the page; `night` is dark in both colour modes. */
  ground?: keyof typeof grounds;
  /** Position of the heading on wide screens, relative to the content. */
  heading?: keyof typeof frames;
  children: ReactNode;
}

/** Frame of a section of the home page: background, heading and reveal. */
export function HomeSection({
  id,
  title,
  lead,
  aside,
  ground = 'plain',
  heading = 'above',
  children,
}: HomeSectionProps) {
  const headingId = `${id}-title`;
  const { frame, head } = frames[heading];
  return (
    <Ground id={id} aria-labelledby={headingId} tabIndex={-1} data-below="" {...grounds[ground]}>
      <Container>
        <Reveal>
          {/* Blocks on paper: browsers end a page between rows of a grid, also after a heading. */}
          <Grid
            gridTemplateColumns="minmax(0, 1fr)"
            gap={{ base: '10', md: '12' }}
            _print={{ display: 'block' }}
            {...frame}
          >
            <Stack
              justify="space-between"
              align="flex-start"
              gap={{ base: '6', md: '8' }}
              breakAfter="avoid"
              _print={{ mb: '8' }}
              {...head}
            >
              <Stack gap="4" maxW={{ base: '2xl', '2xl': '4xl' }}>
                <Heading id={headingId} size="2xl">
                  {title}
                </Heading>
                {lead && (
                  <Text maxW="2xl" fontSize="lg" lineHeight="tall" color="fg.muted" breakAfter="avoid">
                    {lead}
                  </Text>
                )}
              </Stack>
              {aside && <Box flexShrink="0">{aside}</Box>}
            </Stack>
            <Box minW="0">{children}</Box>
          </Grid>
        </Reveal>
      </Container>
    </Ground>
  );
}

const frames = {
  above: { frame: {}, head: { direction: { base: 'column', md: 'row' }, align: { md: 'flex-end' } } },
  beside: {
    frame: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' } },
    head: { justify: 'flex-start' },
  },
} as const;

const Ground = chakra('section', {
  base: {
    color: 'fg',
    overflowX: 'clip',
    outline: 'none',
    _print: { '& ul:has(> :nth-child(4):last-child article)': { gridTemplateColumns: '1fr 1fr' } },
  },
});

/**
 * The class `dark` applies the dark colours to everything inside; the palette must be declared
 * again there.
 */
const grounds = {
  plain: { bg: 'bg', py: { base: '16', md: '28' } },
  tinted: { bg: 'bg.subtle', py: { base: '14', md: '20' } },
  night: {
    className: 'dark',
    colorPalette: 'brand',
    bg: 'bg.subtle',
    py: { base: '16', md: '24' },
    bgImage:
      'radial-gradient(50rem 30rem at 85% 0%, {colors.brand.muted}, transparent), radial-gradient(40rem 28rem at 0% 100%, {colors.red.muted}, transparent)',
  },
};
