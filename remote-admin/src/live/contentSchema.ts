import type { yup } from '@vibrant-peak/shared/forms';
import { editedCollections } from '@vibrant-peak/shared/schemas/editedCollections';

/** The schema of a record of the content, such as `projects.projects`, or of single content. */
export function contentSchema(path: string): yup.ObjectSchema<yup.AnyObject> {
  const found = editedCollections.find(({ module, name }) => `${module}.${name}` === path);
  if (!found) throw new Error(`The content has no ${path}`);
  return found.schema;
}
