import { iconNames } from '@vibrant-peak/shared/schemas/iconName';
import { Icon } from '@vibrant-peak/shared/ui';
import type { FieldKindDefinition } from './fieldKind';
import { shownText } from './shownText';
import { text } from './text';

/** Name of an icon. Any text is accepted, known names are suggested, and the icon is previewed. */
export const icon: FieldKindDefinition = {
  ...text,
  control: {
    type: 'text',
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
    suggestions: iconNames,
    Preview: Icon,
  },
  Cell: ({ value }) => (
    <span className="icon">
      <Icon name={String(value ?? '')} /> <span>{shownText(value)}</span>
    </span>
  ),
};
