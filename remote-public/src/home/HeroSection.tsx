import { brand } from '@vibrant-peak/shared/content/brand';
import { hero } from '@vibrant-peak/shared/content/vision';
import {
  ButtonLink,
  Container,
  Flex,
  Grid,
  Heading,
  Icon,
  Span,
  Stack,
  Text,
  chakra,
} from '@vibrant-peak/shared/ui';
import { leadWidth } from '../components/leadWidth';
import { HeroArtwork } from './HeroArtwork';
import { HeroBackdrop } from './HeroBackdrop';

export function HeroSection() {
  return (
    <Stage id="home" aria-labelledby="home-title" tabIndex={-1}>
      <HeroBackdrop />
      <Container pt={{ base: '28', lg: '20' }} pb={{ base: '12', lg: 'min(2rem, 3svh)' }}>
        <Grid
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: 'minmax(0, 1fr) minmax(0, 1.05fr)',
            '2xl': 'minmax(0, 1.2fr) minmax(0, 1fr)',
          }}
          gap={{ base: '8', lg: '6' }}
          alignItems="center"
        >
          <Stack gap={{ base: '6', md: '7', lg: 'min(1.75rem, 3svh)' }} align="flex-start">
            <Origin />
            <Heading as="h1" id="home-title" size="3xl" fontSize={headlineSize}>
              {`${hero.headline} `}
              <Gradient>{hero.accent}</Gradient>
            </Heading>
            <Text
              maxW={{ base: 'xl', ...leadWidth }}
              fontSize={{ base: 'lg', md: 'xl' }}
              lineHeight="tall"
              color="fg.muted"
            >
              {brand.description}
            </Text>
            <Flex wrap="wrap" gap="3" mt={{ md: '1' }}>
              <ButtonLink to="/#contact" variant="accent" size="lg">
                Let's Build Together
              </ButtonLink>
              <ButtonLink to="/#services" variant="outline" size="lg">
                <span>Explore Services</span>
                <Icon name="ArrowRight" />
              </ButtonLink>
            </Flex>
          </Stack>
          <HeroArtwork />
        </Grid>
      </Container>
    </Stage>
  );
}

function Origin() {
  return (
    <Flex
      align="center"
      gap="2"
      py="1.5"
      pl="2.5"
      pr="3.5"
      borderWidth="1px"
      borderColor="brand.border"
      borderRadius="full"
      fontSize="min(0.875rem, 4.2vw)"
      fontWeight="medium"
      color="brand.fg"
    >
      <Icon name="MapPin" size="1rem" />
      <span>{`Software studio in ${brand.location}`}</span>
    </Flex>
  );
}

const Stage = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: { lg: 'grid' },
    alignItems: 'center',
    // Desktops show the results below it, too.
    minH: { lg: 'min(48rem, 100svh - 13rem)' },
    outline: 'none',
  },
});

/** Two lines on desktops, smaller in low windows. */
const headlineSize = { lg: 'min(3.75rem, 4.5vw, 8svh)', '2xl': 'min(5.25rem, 8svh)' };

const Gradient = chakra(Span, {
  base: {
    bgImage: '{gradients.headline}',
    bgClip: 'text',
    color: 'transparent',
    boxDecorationBreak: 'clone',
    _print: { bgImage: 'none', color: 'fg' },
  },
});
