import { checkbox } from './checkbox';
import { date } from './date';
import { email } from './email';
import type { Field, FieldKind, FieldKindDefinition } from './fieldKind';
import { icon } from './icon';
import { image } from './image';
import { longText } from './longText';
import { number } from './number';
import { profile } from './profile';
import { rating } from './rating';
import { text } from './text';
import { url } from './url';

/** Implementations of all kinds; a missing one does not compile. */
export const fieldKinds: Record<FieldKind, FieldKindDefinition> = {
  text,
  longText,
  email,
  url,
  image,
  profile,
  icon,
  date,
  checkbox,
  number,
  rating,
};

/** The implementation of a field's kind. */
export const kindOf = (field: Field): FieldKindDefinition => field.definition ?? fieldKinds[field.kind];

/** Whether lists leave out its column where they have little room. */
const isSecondary = ({ kind }: Field): boolean => ['url', 'profile'].includes(kind);

/** Of the cells of its column. */
export const columnClass = (field: Field): string =>
  isSecondary(field) ? `${field.kind} secondary` : field.kind;
