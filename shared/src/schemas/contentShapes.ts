import { array, string, type AnyObject, type ObjectSchema } from 'yup';
import { introductionSchema } from './introduction';

/** Rejects unknown fields. */
export const only = <T extends AnyObject>(schema: ObjectSchema<T>) => schema.noUnknown();

/** At least one item, without unknown fields. */
export const list = <T extends AnyObject>(item: ObjectSchema<T>) => array().of(only(item)).min(1).required();

/** A text that is not empty. */
export const text = () => string().required();

/** The head of a page or of a section at `place`. */
export const introductionOf = (place: string, hint = 'The head of the page.') =>
  only(introductionSchema).meta({ place, hint });
