import { hero } from '@vibrant-peak/shared/content/vision';
import { Box, Picture, chakra } from '@vibrant-peak/shared/ui';
import { HeroSky } from './HeroSky';
import { HeroSummit } from './HeroSummit';

/** The peak, which fades into the backdrop and exceeds the container a little on wide screens. */
export function HeroArtwork() {
  return (
    <Box
      position="relative"
      _print={{ display: 'none' }}
      ml={{ base: '-3', md: 'auto', lg: '0' }}
      mr={{ base: '-3', md: 'auto', lg: '-6', xl: '-16' }}
      w={{ md: '2xl', lg: 'auto' }}
      // As high as the first view leaves room between the header and the results.
      maxW={{ md: 'full', lg: 'calc((100svh - 20rem) * 4 / 3)' }}
    >
      <Sinking inset="0" position="absolute" animationName="sink-far">
        <HeroSky />
      </Sinking>
      <Sinking animationName="sink-near">
        <Picture
          src={hero.image}
          alt=""
          ratio={4 / 3}
          position={hero.imageFocus}
          sizes="(min-width: 768px) 672px, 96vw"
          priority
          bg="transparent"
        />
        <HeroSummit />
      </Sinking>
    </Box>
  );
}

/** Sinks by a few pixels while the page scrolls, in browsers with scroll-driven animations. */
const Sinking = chakra('div', {
  base: {
    position: 'relative',
    '@media not (prefers-reduced-motion: no-preference)': { animationName: 'none!' },
    '@supports not (animation-timeline: scroll(root))': { animationName: 'none!' },
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: 'scroll(root)',
    animationRange: '0 40rem',
  },
});
