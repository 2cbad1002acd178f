import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import type { FieldKindDefinition } from './fieldKind';
import { readChecked, text } from './text';
import { url } from './url';
import { withScheme } from './withScheme';

/** A plain name is never turned into a link. */
const profileName = /^@?[\p{L}\p{N} ._-]+$/u;

/** A user name in a social network, or its address. */
export const profile: FieldKindDefinition = {
  ...url,
  read: readChecked(
    (typed) =>
      profileName.test(typed) || safeUrl(typed) ? undefined : 'Must be a profile name or a web address',
    (typed) => (profileName.test(typed) ? typed : withScheme(typed)),
  ),
  control: text.control,
};
