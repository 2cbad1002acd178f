/**
 * How staff see a field of a schema: its `meta`. Everything that is left out derives from the
 * schema.
 */
export interface FieldMeta {
  /** By default the field's name in words. Of the records of a list: what one of them is called. */
  label?: string;
  hint?: string;
  /** How it is entered, where the rules of the schema do not determine it. */
  kind?: 'longText' | 'image' | 'focalPoint' | 'icon' | 'date' | 'rating' | 'visibility';
  /**
   * The list whose records are chosen, as module and export of the content, such as `team.team`.
   */
  records?: string;
  /** The field by which they are stored; by default `id`. */
  by?: string;
  /** After this day the record is not on the site, by the company's clocks. */
  isLastDay?: true;
  /** The field from whose words it is made in a new record, until somebody types another text. */
  madeFrom?: string;
  /** Of a list: staff may hide its records from visitors. */
  hides?: true;
  /** Where visitors see a collection, such as `Home`: its heading among the contents. */
  place?: string;
}

/** Types the `meta` of every schema. */
declare module 'yup' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the way that yup documents
  interface CustomSchemaMetadata extends FieldMeta {}
}
