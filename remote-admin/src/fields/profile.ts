import { safeUrl } from 'shared/safeUrl';
import type { FieldKindDefinition } from './fieldKind';
import { readChecked, text } from './text';
import { url } from './url';
import { withScheme } from './withScheme';

/** A plain name is kept as a name: it is never made a link. */
const profileName = /^@?[\p{L}\p{N} ._-]+$/u;

/** A name in a social network, or the address of it. */
export const profile: FieldKindDefinition = {
  ...url,
  read: readChecked(
    (typed) =>
      profileName.test(typed) || safeUrl(typed) ? undefined : 'Must be a profile name or a web address',
    (typed) => (profileName.test(typed) ? typed : withScheme(typed)),
  ),
  control: text.control,
};
