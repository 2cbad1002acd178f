import type { ComponentProps, ComponentType } from 'react';
import type { Field } from '../entities/entity';

/** A parsed value, or a problem in plain words. */
export type Reading = { value: unknown } | { problem: string };

/** A control for text, of one line or of several. */
interface TextControl extends Pick<
  ComponentProps<'input'>,
  'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'
> {
  type: 'text';
  /** Number of visible lines of a multi-line control. */
  rows?: number;
  /** Suggested while typing; other texts are allowed. */
  suggestions?: readonly string[];
  /** Preview shown beside the input. */
  Preview?: ComponentType<{ name: string }>;
}

/**
 * Implementation of one kind of field. Plain functions and data, so that lists and the CSV import do not load the form.
 */
export interface FieldKindDefinition {
  /** Value in an empty form. */
  blank: unknown;
  /** The value as text, for search, sorting and export. */
  toText: (value: unknown) => string;
  /** Parses typed text or a cell of a file. */
  read: (input: unknown, field: Field) => Reading;
  control: TextControl | { type: 'checkbox' };
  /** Displays the value in a row. */
  Cell: ComponentType<{ value: unknown }>;
}
