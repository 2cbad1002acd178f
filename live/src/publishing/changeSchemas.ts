import { Type } from '@sinclair/typebox';
import type { Tables } from '../database/tables';
import { only } from '../http/schemas';
import { placeSchema } from '../records/recordSchemas';

/** A draft as it was looked at. */
export const choiceSchema = only({
  ...placeSchema.properties,
  version: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
});

export const discardSchema = only({
  ...choiceSchema.properties,
  others: Type.Optional(
    Type.Boolean({ description: 'Whether to include changes of others; requires a publisher' }),
  ),
});

export const choicesSchema = Type.Array(choiceSchema, { minItems: 1 });

const value = Type.Any({ description: 'Value of the field; null if it has none' });

export const changeSchema = Type.Object({
  collection: Type.String(),
  id: Type.String(),
  name: Type.String({ description: 'Name of the record; empty for a single record' }),
  title: Type.String({ description: 'Name of the record and of its list' }),
  change: Type.String({ description: 'added, changed, removed, or order' }),
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      label: Type.String(),
      isPicture: Type.Boolean(),
      before: value,
      after: value,
    }),
  ),
});

/** A change that is not on the site yet. */
export const openChangeSchema = Type.Composite([
  changeSchema,
  Type.Object({
    version: Type.Integer(),
    savedBy: Type.String(),
    savedAt: Type.String(),
    isMine: Type.Boolean({ description: 'Whether the signed-in person made part of it' }),
    others: Type.Array(Type.String(), { description: 'Names of others who made part of it' }),
  }),
]);

/** A draft that was discarded, in the version that it was then. */
export const discardedSchema = Type.Object({
  collection: Type.String(),
  id: Type.String(),
  version: Type.Integer(),
  title: Type.String(),
  by: Type.String(),
  at: Type.String(),
});

/** States of a publication: `unconfirmed` waits for a publisher, `replaced` was live before. */
export const stateSchema = Type.Unsafe<Tables['publications']['state']>({
  type: 'string',
  enum: ['waiting', 'unconfirmed', 'withdrawn', 'composing', 'live', 'replaced', 'failed'],
});

export const publicationSchema = Type.Object({
  id: Type.String(),
  state: stateSchema,
  problem: Type.Union([Type.String(), Type.Null()]),
  step: Type.Union([Type.String(), Type.Null()], {
    description:
      'storing, composing, testing or going live; null where another server composes it, before and after',
  }),
  records: Type.Array(
    Type.Object({
      collection: Type.String(),
      id: Type.String(),
      name: Type.String(),
      title: Type.String(),
      change: Type.String(),
    }),
  ),
  note: Type.String(),
  by: Type.String(),
  at: Type.String(),
  dueAt: Type.Union([Type.String(), Type.Null()]),
});
