import type { FieldKindDefinition } from './fieldKind';
import { shownText } from './shownText';
import { text } from './text';

/** Several lines; the list shows the first two. */
export const longText: FieldKindDefinition = {
  ...text,
  control: { type: 'text', rows: 4 },
  Cell: ({ value }) => <span className="text">{shownText(value)}</span>,
};
