import { Type } from '@sinclair/typebox';

/** The key of one submission of a form. */
export const keySchema = Type.String({
  pattern: '^[\\w-]{16,64}$',
  description: 'Chosen once per submission of the form',
});

/** A field that people do not see. */
export const websiteSchema = Type.String({
  maxLength: 1000,
  description: 'A hidden field, which only bots fill in',
});

export const elapsedDescription = 'How long the page with the form was open, in milliseconds';

/** Most megabytes of a résumé. */
export const MAX_MEGABYTES = 5;

/** Of a form as `multipart/form-data`. */
export const limits = {
  files: 1,
  fields: 10,
  parts: 12,
  fileSize: MAX_MEGABYTES * 2 ** 20,
  fieldSize: 200_000,
};
