import type { FieldKindDefinition } from './fieldKind';
import { text } from './text';

/** A day, usually as YYYY-MM-DD; any text is accepted. */
export const date: FieldKindDefinition = text;
