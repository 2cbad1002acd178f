import { focalPointText } from '@vibrant-peak/shared/schemas/focalPointText';
import type { FieldKindDefinition } from '../fields/fieldKind';
import { text } from '../fields/text';
import { FocalPointControl } from './FocalPointControl';

/** The focal point of the picture beside it. A record without one has no such field. */
export const focalPoint: FieldKindDefinition = {
  ...text,
  read: (input) => ({ value: text.toText(input).trim() || undefined }),
  control: { type: 'own', Control: FocalPointControl },
  Cell: ({ value }) => focalPointText(text.toText(value)),
};
