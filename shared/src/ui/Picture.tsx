import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import { useEffect, useRef, useState } from 'react';
import { srcSetOf } from './srcSetOf';
import { safeUrl } from '../safeUrl';
import { Icon } from './Icon';

interface PictureProps extends Omit<BoxProps, 'children' | 'position'> {
  src: string;
  alt: string;
  /** Width divided by height; reserves the space of the picture. */
  ratio: number;
  /** Displayed width, for the browser's choice from the `srcset`. */
  sizes?: string;
  /** Part that stays visible where the picture has another shape, as in CSS; its centre by default. */
  position?: string;
  /** For pictures in the first view: loads at once with high priority. */
  priority?: boolean;
}

/**
 * A picture in a box of fixed shape; a missing, blocked or broken one shows a placeholder. Pictures of the site's content have several
 * widths: `sizes` lets the browser choose.
 *
 * @example
 * ```tsx
 * import { projects } from '@vibrant-peak/shared/content/projects';
 * import { Picture } from '@vibrant-peak/shared/ui';
 *
 * export const FirstProject = () => (
 *   <Picture src={projects[0]!.image} alt={projects[0]!.title} ratio={3 / 2} sizes="(min-width: 768px) 50vw, 100vw" />
 * );
 * ```
 */
export function Picture({ src, alt, ratio, sizes, position, priority = false, ...box }: PictureProps) {
  const address = safeUrl(src);
  const [failedAddress, setFailedAddress] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // Before hydration nothing listens to a picture's error event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedAddress(address);
  }, [address]);

  const isShown = address !== undefined && failedAddress !== address;
  return (
    <Box aspectRatio={ratio} overflow="hidden" bg="bg.muted" {...box}>
      {isShown ? (
        <img
          ref={image}
          src={address}
          srcSet={srcSetOf(address)}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedAddress(address)}
          style={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition: position }}
        />
      ) : (
        <Center
          role="img"
          aria-label={alt}
          h="full"
          color="fg.subtle"
          bgImage="linear-gradient(135deg, var(--chakra-colors-brand-subtle), var(--chakra-colors-bg-muted))"
        >
          <Icon name="ImageOff" size="1.75rem" />
        </Center>
      )}
    </Box>
  );
}
