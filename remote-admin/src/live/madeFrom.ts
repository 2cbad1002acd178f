import type { FieldKindDefinition } from '../fields/fieldKind';
import { text } from '../fields/text';
import { createMadeControl } from './MadeControl';

/** A text for addresses, made from another field until somebody types one. */
export const madeFrom = (source: string): FieldKindDefinition => ({
  ...text,
  control: { type: 'own', Control: createMadeControl(source) },
});
