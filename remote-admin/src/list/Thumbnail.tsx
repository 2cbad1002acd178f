import { useRef, useState } from 'react';
import { useHost } from '@vibrant-peak/shared/host';
import { srcSetOf } from '@vibrant-peak/shared/ui-admin';
import { useIsNear } from '@vibrant-peak/shared/useIsNear';
import { pictureUrl } from '@vibrant-peak/shared/safeUrl';

/** Displayed width in pixels. */
const width = 40;

const asItIs = (address: string) => address;

/**
 * Thumbnail beside a record's name, with a placeholder for a missing, unsafe or broken picture. It
 * loads when its row is visible: native lazy loading starts too early.
 */
export function Thumbnail({ src }: { src: string }) {
  const { preview = asItIs } = useHost().media ?? {};
  const address = pictureUrl(src);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place, width);
  const [failedAddress, setFailedAddress] = useState<string>();
  const isShown = address !== undefined && address !== failedAddress;
  return (
    <span ref={place} className="thumbnail">
      {isShown && (
        <img
          src={isNear ? preview(address) : undefined}
          srcSet={isNear ? srcSetOf(address)?.replace(/\/\S+/g, preview) : undefined}
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
