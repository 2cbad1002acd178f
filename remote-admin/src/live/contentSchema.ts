import type { yup } from '@vibrant-peak/shared/forms';
import { collections } from '@vibrant-peak/shared/schemas/collections';

/** The schema of a record of a list in the content, such as `projects.projects`. */
export function contentSchema(list: string): yup.ObjectSchema<yup.AnyObject> {
  const [module = '', name = ''] = list.split('.');
  const collection: yup.AnyObjectSchema | undefined = (
    collections as unknown as Record<string, yup.AnyObjectSchema>
  )[module];
  const schema = collection?.fields[name];
  if (!(schema && 'innerType' in schema)) throw new Error(`The content has no list ${list}`);
  return schema.innerType as yup.ObjectSchema<yup.AnyObject>;
}
