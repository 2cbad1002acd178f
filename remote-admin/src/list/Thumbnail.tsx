import { useRef, useState } from 'react';
import { srcSetOf } from '@vibrant-peak/shared/ui-admin';
import { useIsNear } from '@vibrant-peak/shared/useIsNear';
import { pictureUrl } from '../fields/pictureUrl';

/** Displayed width in pixels. */
const width = 40;

/**
 * Thumbnail beside a record's name, with a placeholder where it is missing, unsafe or fails to load. Loaded when its row is
 * visible: native lazy loading starts thousands of pixels away.
 */
export function Thumbnail({ src }: { src: string }) {
  const address = pictureUrl(src);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place, width);
  const [failedAddress, setFailedAddress] = useState<string>();
  const isShown = address !== undefined && address !== failedAddress;
  return (
    <span ref={place} className="thumbnail">
      {isShown && (
        <img
          src={isNear ? address : undefined}
          srcSet={isNear ? srcSetOf(address) : undefined}
          sizes={`${width}px`}
          alt=""
          width={width}
          height={width}
          decoding="async"
          onError={() => setFailedAddress(address)}
        />
      )}
    </span>
  );
}
