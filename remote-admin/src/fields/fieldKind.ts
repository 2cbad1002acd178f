import type { ComponentProps, ComponentType } from 'react';
import type { useValidatedForm } from '@vibrant-peak/shared/forms';

/** How a field is entered, validated and displayed; `fieldKinds` implements each kind. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  /** A web address. */
  | 'url'
  /** The address of a picture. */
  | 'image'
  /** A user name in a social network, or its address. */
  | 'profile'
  | 'icon'
  | 'date'
  | 'checkbox'
  | 'number'
  | 'rating';

/** A field, as the screens see it. */
export interface Field {
  /** Path in the record, such as `social.linkedin`. */
  name: string;
  label: string;
  kind: FieldKind;
  /** Replaces the implementation of the kind, which still says how the list shows the field. */
  definition?: FieldKindDefinition;
  /** `false` lets a number be empty, too. */
  isRequired?: boolean;
  hint?: string;
  /** Whether the list has a column for it. */
  isColumn?: boolean;
  /** Whether the list can be narrowed to one of its values. */
  isFilter?: boolean;
  /** Value in an empty form; the kind's blank value when missing. */
  initial?: () => unknown;
}

/** A parsed value, or a problem in plain words. `parts` holds the problems by path. */
export type Reading =
  { value: unknown } | { problem: string; parts?: readonly { path: string; problem: string }[] };

/** Props of a control with a component of its own. */
export interface ControlProps {
  form: ReturnType<typeof useValidatedForm<Record<string, unknown>>>;
  field: Field;
  takesFocus?: boolean;
}

/** A control for text, of one line or of several. */
export interface TextControl extends Pick<
  ComponentProps<'input'>,
  'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'
> {
  type: 'text';
  /** Number of visible lines of a multi-line control. */
  rows?: number;
  /** Makes the control a spin button, whose value changes by this with the arrow keys. */
  step?: number;
  /** Bounds of the arrow keys. */
  min?: number;
  max?: number;
  /** Suggested while typing; other texts are allowed. */
  suggestions?: readonly string[];
  /** Preview shown beside the input. */
  Preview?: ComponentType<{ name: string }>;
}

/** Plain functions and data of a kind of field, so that lists and import load no form. */
export interface FieldKindDefinition {
  /** Value in an empty form. */
  blank: unknown;
  /** The value as text, for search, sorting and export. */
  toText: (value: unknown) => string;
  /** The value as the form holds it; by default its text. */
  toInput?: (value: unknown) => unknown;
  /** Parses what the form holds, or a cell of a file. */
  read: (input: unknown, field: Field) => Reading;
  control: TextControl | { type: 'checkbox' } | { type: 'own'; Control: ComponentType<ControlProps> };
  /** Displays the value in a row. */
  Cell: ComponentType<{ value: unknown }>;
}
