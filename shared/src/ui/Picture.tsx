import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import { useEffect, useRef, useState } from 'react';
import { srcSetOf } from './srcSetOf';
import { safeUrl } from '../safeUrl';
import { Icon } from './Icon';

/**
 * Reserves the space of the picture: its width divided by its height, or both in pixels, as an
 * imported picture brings them.
 */
type Shape =
  { ratio: number; width?: number; height?: number } | { ratio?: number; width: number; height: number };

type PictureProps = Shape &
  Omit<BoxProps, 'children' | 'position' | 'width' | 'height'> & {
    src: string;
    alt: string;
    /** Addresses of several widths; pictures of the site's content need none. */
    srcSet?: string;
    /** Displayed width, for the browser's choice from the `srcset`. */
    sizes?: string;
    /**
     * Part that stays visible where the picture has another shape, as in CSS; its centre by
     * default.
     */
    position?: string;
    /** For pictures in the first view: loads at once with high priority. */
    priority?: boolean;
  };

/**
 * A picture in a box of fixed shape; a missing, blocked or broken one shows a placeholder. Pictures
 * of the site's content and imported ones (`<Picture {...photo} alt="…" sizes="50vw" />`) have
 * several widths: `sizes` lets the browser choose. `w` and `h` set the size of the box.
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
export function Picture({
  src,
  alt,
  width,
  height,
  ratio = width! / height!,
  srcSet,
  sizes,
  position,
  priority = false,
  ...box
}: PictureProps) {
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
          srcSet={srcSet ?? srcSetOf(address)}
          sizes={sizes}
          width={width}
          height={height}
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
          bgImage="linear-gradient(135deg, {colors.brand.subtle}, {colors.bg.muted})"
        >
          <Icon name="ImageOff" size="1.75rem" />
        </Center>
      )}
    </Box>
  );
}
