/** What is wrong with a field. */
export interface Violation {
  /** Its path, such as `results[0].unit`. */
  field: string;
  /** In plain words, to be read after the field's name. */
  message: string;
}
