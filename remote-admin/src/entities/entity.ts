/** How a field is typed, checked and shown. `fieldKinds` gives each kind its input, rule and cell. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  /** A web address. */
  | 'url'
  /** The address of a picture. */
  | 'image'
  /** A name in a social network, or the address of it. */
  | 'profile'
  | 'icon'
  | 'date'
  | 'checkbox'
  | 'number'
  | 'rating';

/** A record as the lists keep it: `id` is the time of its creation, bumped so that none repeats. */
export interface EntityRecord {
  id: number;
  [field: string]: unknown;
}

/** A field, as the screens see it. */
export interface Field {
  /** Path in the record, such as `social.linkedin`. */
  name: string;
  label: string;
  kind: FieldKind;
  isRequired?: boolean;
  hint?: string;
  /** Whether the list has a column for it. */
  isColumn?: boolean;
  /** Whether the list can be narrowed to one of its values. */
  isFilter?: boolean;
  /** Value in an empty form; the kind's blank value when missing. */
  initial?: () => unknown;
}

/** Everything about one managed list: address, sidebar entry, table, form, rules and texts derive from it. */
export interface Entity {
  path: string;
  navigation: { label: string; icon: string; order: number };
  heading: string;
  description: string;
  /** As in "Add Team Member" and "Team Member Removed". */
  singular: string;
  /** The field by which people know a record. */
  titleField: string;
  fields: readonly Field[];
  samples: readonly EntityRecord[];
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

/** A field of `T`: its kind has to fit the value, and so has its initial value. */
type FieldOf<T> = {
  [Path in FieldPath<T>]: Omit<Field, 'name' | 'kind' | 'initial'> & {
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
 * Declares a managed list. Fields and samples are checked against the record's type here; behind this door all
 * entities look alike. Definitions are plain data: builds read them for the routes.
 */
export const defineEntity = <T extends { id: number }>(entity: EntityOf<T>): Entity =>
  entity as unknown as Entity;
