import type { FieldKindDefinition } from './fieldKind';
import { pictureUrl } from '@vibrant-peak/shared/safeUrl';
import { readChecked } from './text';
import { url } from './url';
import { withScheme } from './withScheme';

/** The address of a picture. */
export const image: FieldKindDefinition = {
  ...url,
  read: readChecked(
    (typed) => (pictureUrl(typed) ? undefined : 'Must be the address of a picture that begins with https://'),
    withScheme,
  ),
};
