import { Type } from '@sinclair/typebox';

/** The key of one filling of a form. */
export const keySchema = Type.String({
  pattern: '^[\\w-]{16,64}$',
  description: 'Chosen once per filling of the form',
});

/** A field that people do not see. */
export const websiteSchema = Type.String({ maxLength: 1000, description: 'A field that people do not see' });

export const elapsedDescription = 'How long the page with the form was open, in milliseconds';
