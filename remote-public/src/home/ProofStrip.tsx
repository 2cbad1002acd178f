import { proofs } from '@vibrant-peak/shared/content/vision';
import { Box, Container, Grid, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { projectPath } from '../components/ownPath';

/** Clients' results, right below the hero; each figure links to its project. */
export function ProofStrip() {
  return (
    <Box borderBottomWidth="1px" borderColor="border.muted">
      <Container py={{ base: '8', md: '6', lg: 'min(1.5rem, 2.5svh)' }}>
        <Grid
          as="ul"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' }}
          columnGap="8"
          rowGap="6"
        >
          {proofs.map(({ figure, text, before, after, clientName, slug }) => (
            <li key={slug}>
              <RouterLink to={projectPath({ slug })} display="block">
                <Text
                  fontFamily="heading"
                  fontWeight="semibold"
                  fontSize={{ base: 'min(2.25rem, 9.5vw)', lg: 'min(4rem, 4.6vw, 8svh)' }}
                  lineHeight="1.1"
                  letterSpacing="-0.04em"
                  whiteSpace="nowrap"
                >
                  {figure}
                </Text>
                <Change before={before} after={after} />
                <Text fontSize={{ base: 'sm', sm: 'md' }} textWrap="balance">
                  {text}
                </Text>
                <Text fontSize="sm" color="fg.muted" textWrap="balance">
                  {clientName}
                </Text>
              </RouterLink>
            </li>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}

/** Two bars on one scale, before and after the work. The second grows when it is seen. */
function Change({ before, after }: { before: number; after: number }) {
  const widthOf = (value: number) => `${(value / Math.max(before, after)) * 100}%`;
  return (
    <Bars aria-hidden>
      <span>before</span>
      <Bar bg="border.emphasized" style={{ width: widthOf(before) }} />
      <span>after</span>
      <GrowingBar style={{ width: widthOf(after) }} />
    </Bars>
  );
}

const Bars = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '2',
    maxW: '12rem',
    mt: '1',
    mb: '2',
    fontSize: 'xs',
    lineHeight: 'short',
    color: 'fg.muted',
  },
});

const bar = { h: '1.5', borderRadius: 'full', forcedColorAdjust: 'none', printColorAdjust: 'exact' };

const Bar = chakra('div', { base: bar });

/**
 * On desktops it is in the first view, and grows after the first paint; on smaller screens it grows
 * as it is scrolled into view.
 */
const GrowingBar = chakra('div', {
  base: {
    ...bar,
    bg: 'brand.solid',
    transformOrigin: 'left',
    '@supports (animation-timeline: view())': {
      lgDown: {
        _motionSafe: {
          animationName: 'grow-right',
          animationTimingFunction: 'linear',
          animationFillMode: 'backwards',
          animationTimeline: 'view()',
          animationRange: 'entry 100% cover 40%',
        },
      },
    },
    lg: { animation: { _motionSafe: 'grow-right 900ms 400ms ease-out backwards' } },
    _print: { animation: 'none' },
  },
});
