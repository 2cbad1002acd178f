import { useState } from 'react';
import { pictureUrl } from '../fields/pictureUrl';

/** Small picture beside a record's name; without one (missing, refused, failing) a placeholder is drawn. */
export function Thumbnail({ src }: { src: string }) {
  const address = pictureUrl(src);
  const [failedAddress, setFailedAddress] = useState<string>();
  const isShown = address !== undefined && address !== failedAddress;
  return (
    <span className="thumbnail">
      {isShown && (
        <img
          src={address}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          onError={() => setFailedAddress(address)}
        />
      )}
    </span>
  );
}
