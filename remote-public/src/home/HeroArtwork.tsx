import { hero } from 'shared/content/vision';
import { Box, Picture } from 'shared/ui';

/** The peak, which fades into the backdrop and exceeds the container a little on wide screens. */
export function HeroArtwork() {
  return (
    <Box
      ml={{ base: '-3', md: 'auto', lg: '0' }}
      mr={{ base: '-3', md: 'auto', lg: '-6', xl: '-16' }}
      w={{ md: '2xl', lg: 'auto' }}
      maxW={{ md: 'full', lg: 'none' }}
    >
      <Picture
        src={hero.image}
        alt=""
        ratio={4 / 3}
        sizes="(min-width: 768px) 672px, 96vw"
        priority
        bg="transparent"
      />
    </Box>
  );
}
