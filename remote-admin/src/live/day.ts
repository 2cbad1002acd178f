import type { FieldKindDefinition } from '../fields/fieldKind';
import { text } from '../fields/text';
import { DayControl } from './DayControl';

/** A day of the calendar, such as `2026-11-30`. */
export const day: FieldKindDefinition = { ...text, control: { type: 'own', Control: DayControl } };
