import { Box, Center, type BoxProps } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { srcSetOf } from './srcSetOf';
import { safeUrl } from '../safeUrl';
import { Icon } from './Icon';

interface PictureProps extends Omit<BoxProps, 'children'> {
  src: string;
  alt: string;
  /** Width divided by height: the space is kept before the picture is there. */
  ratio: number;
  /** Displayed width for the browser's choice among the `srcset`. */
  sizes?: string;
  /** Pictures in the first view load at once and first. */
  priority?: boolean;
}

/** A picture in a box that keeps its shape; one that is missing, refused or broken shows a designed placeholder. */
export function Picture({ src, alt, ratio, sizes, priority = false, ...box }: PictureProps) {
  const address = safeUrl(src);
  const [failedAddress, setFailedAddress] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration fired its error event when nobody listened yet.
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
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
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
