import { Picture } from '@vibrant-peak/shared/ui';

interface AvatarProps {
  src: string;
  /** The focal point, as in CSS. */
  focus?: string;
}

/** The round picture of a person, whose name stands beside it. */
export const Avatar = ({ src, focus }: AvatarProps) => (
  <Picture
    src={src}
    alt=""
    ratio={1}
    position={focus}
    sizes="56px"
    w="14"
    flexShrink="0"
    borderRadius="full"
  />
);
