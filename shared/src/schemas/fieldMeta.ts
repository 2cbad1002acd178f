/** How staff see a field of a schema: its `meta`. Everything that is left out derives from the schema. */
export interface FieldMeta {
  /** By default the field's name in words. */
  label?: string;
  hint?: string;
  /** How it is entered, where the rules of the schema do not tell. */
  kind?: 'longText' | 'image' | 'icon' | 'date' | 'rating';
  /** The list whose records are chosen by id, as module and export of the content, such as `team.team`. */
  records?: string;
}
