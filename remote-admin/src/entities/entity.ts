import type { ComponentType, ReactNode } from 'react';
import type { RecordList, StoredRecord } from '@vibrant-peak/shared/host';
import type { ControlProps, Field, FieldKind } from '../fields/fieldKind';

export type { Field, FieldKind } from '../fields/fieldKind';
export type EntityRecord = StoredRecord;

export interface FormHeadProps {
  entity: Entity;
  form: ControlProps['form'];
  /** Undefined for a new one. */
  record: EntityRecord | undefined;
  /** The heading. */
  children: ReactNode;
}

/** A managed list. Address, sidebar entry, table, form, rules and texts derive from it. */
export interface Entity extends RecordList {
  path: string;
  navigation: { label: string; icon: string; order: number };
  heading: string;
  description: string;
  /** As in "Add Team Member" and "Team Member Removed". */
  singular: string;
  /** The field that names a record. */
  titleField: string;
  /** The site has it once: the list is its one record, named by the heading. */
  isOnce?: boolean;
  fields: readonly Field[];
  /** Visitors apply for its records. */
  takesApplications?: boolean;
  /**
   * Rules for a record as a whole.
   * @returns the problems of its values, each with the path of the field.
   */
  check?: (values: Record<string, unknown>) => { path: string; problem: string }[];
  /**
   * Its records are drafts, which may lack fields.
   * @returns what these values lack before they can be published, each with the label of the field.
   */
  missing?: (values: Record<string, unknown>) => { path: string; label: string; problem: string }[];
  /** The head of its form. By default it is the heading alone. */
  Head?: ComponentType<FormHeadProps>;
}

type FieldPath<T> = {
  [K in keyof T & string]: T[K] extends object ? `${K}.${FieldPath<T[K]>}` : K;
}[keyof T & string];

type ValueAt<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? ValueAt<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

type KindOf<Value> = Value extends boolean
  ? 'checkbox'
  : Value extends number
    ? 'number' | 'rating'
    : Exclude<FieldKind, 'checkbox' | 'number' | 'rating'>;

/** A field of `T`; kind and initial value have to match the type of the value. */
type FieldOf<T> = {
  [Path in FieldPath<T>]: Omit<Field, 'name' | 'kind' | 'initial' | 'definition'> & {
    name: Path;
    kind: KindOf<ValueAt<T, Path>>;
    initial?: () => ValueAt<T, Path>;
  };
}[FieldPath<T>];

interface EntityOf<T> extends Omit<Entity, 'titleField' | 'fields' | 'samples'> {
  titleField: keyof T & string;
  fields: readonly FieldOf<Omit<T, 'id'>>[];
  samples: readonly T[];
}

/**
 * Declares a managed list. Fields and samples are checked against the record's type. Definitions
 * are plain data, because builds read the routes from them.
 */
export const defineEntity = <T extends { id: number }>(entity: EntityOf<T>): Entity =>
  entity as unknown as Entity;
