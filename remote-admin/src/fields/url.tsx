import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import type { FieldKindDefinition } from './fieldKind';
import { shownText } from './shownText';
import { readChecked, text } from './text';
import { withScheme } from './withScheme';

/** A web address. Unsafe ones are rejected, and displayed as plain text. */
export const url: FieldKindDefinition = {
  ...text,
  read: readChecked(
    (typed) => (safeUrl(typed) ? undefined : 'Must be a web address, such as https://example.com/page'),
    withScheme,
  ),
  control: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  Cell: ({ value }) => {
    const address = safeUrl(String(value ?? ''));
    if (!address) return shownText(value);
    return (
      <a className="address" href={address} target="_blank" rel="noopener noreferrer">
        {address.replace(/^https?:\/\/(www\.)?/i, '')}
      </a>
    );
  },
};
