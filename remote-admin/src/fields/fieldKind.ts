import type { ComponentProps, ComponentType } from 'react';
import type { Field } from '../entities/entity';

/** What was made of an input: a value of the record, or what is wrong with it, in plain words. */
export type Reading = { value: unknown } | { problem: string };

/** A control for text, of one line or of several. */
interface TextControl extends Pick<
  ComponentProps<'input'>,
  'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'
> {
  type: 'text';
  /** Several lines, this many of which are shown. */
  rows?: number;
  /** Offered while typing; anything else may be typed, too. */
  suggestions?: readonly string[];
  /** Drawing of what is typed, beside it. */
  Preview?: ComponentType<{ name: string }>;
}

/**
 * Everything about one kind of field. Plain functions and data: lists and the CSV import work without the code of forms.
 */
export interface FieldKindDefinition {
  /** What an empty form holds. */
  blank: unknown;
  /** The value as text: what is searched, sorted and exported. */
  toText: (value: unknown) => string;
  /** Makes a value of what was typed or stands in a file, or says why not. */
  read: (input: unknown, field: Field) => Reading;
  control: TextControl | { type: 'checkbox' };
  /** The value in a row of the list. */
  Cell: ComponentType<{ value: unknown }>;
}
