import { Type } from '@sinclair/typebox';
import { nullable } from '../http/schemas';

const refusal = nullable('Why this is refused now');

const builtSchema = Type.Object({
  name: Type.String({ description: 'Name of the application' }),
  commit: nullable('Where it is known'),
});

const beforeSchema = Type.Object({
  release: Type.String({ description: 'Address of the release that a rollback sets live' }),
  commit: nullable('Where it is known'),
  isComposed: Type.Boolean({ description: 'Whether the rollback composes the site again' }),
  endsCanary: Type.Boolean(),
});

const applicationSchema = Type.Object({
  name: Type.String(),
  release: Type.String({ description: 'Its address below /r/<name>/' }),
  version: Type.String(),
  commit: nullable('Where it is known'),
  since: Type.String({ description: 'When it went live' }),
  by: nullable('Who set it live'),
  before: Type.Union([beforeSchema, Type.Null()]),
  refusal,
});

const siteSchema = Type.Object({
  composition: Type.Integer(),
  before: Type.Union([
    Type.Object({
      composition: Type.Integer(),
      applications: Type.Array(builtSchema, { description: 'Applications that a rollback changes' }),
      leaving: Type.Array(Type.String(), { description: 'Applications that a rollback removes' }),
    }),
    Type.Null(),
  ]),
  refusal,
});

const countSchema = Type.Object({
  views: Type.Integer(),
  failed: Type.Integer({ description: 'Page views with an error' }),
});

const figuresSchema = Type.Object(
  {
    since: Type.String({ description: 'When this process began to count' }),
    canary: countSchema,
    live: countSchema,
    unanswered: Type.Array(Type.Object({ address: Type.String(), reason: Type.String() }), {
      description: 'Servers that do not answer',
    }),
  },
  { description: 'Page views of the canary and of the live composition over the same period' },
);

const canarySchema = Type.Object({
  name: Type.String(),
  owner: Type.String(),
  share: Type.Number({ description: 'In percent' }),
  composition: Type.Integer(),
  since: Type.String(),
  applications: Type.Array(builtSchema),
  figures: Type.Union([figuresSchema, Type.Null()]),
  refusal,
});

const previewSchema = Type.Object({
  name: Type.String(),
  label: Type.String({ description: 'First label of its host name' }),
  composition: Type.Integer(),
  made: nullable('When it was composed; null once it was removed as garbage'),
  applications: Type.Array(builtSchema, { description: 'Applications that it changes' }),
});

const changeSchema = Type.Object({
  sequence: Type.Integer({ description: 'Sequence number in the log of the store' }),
  at: Type.String(),
  by: nullable('Who made it'),
  reason: Type.String({ description: 'The command' }),
  why: nullable('What its author gave as the reason'),
  composition: Type.Integer({ description: 'Live composition after the change' }),
  applications: Type.Array(builtSchema, { description: 'Applications whose live release changed' }),
});

/** What the page Releases shows. */
export const releasesSchema = Type.Object({
  mayChange: Type.Boolean({ description: 'Whether this server may write to the store' }),
  site: siteSchema,
  applications: Type.Array(applicationSchema),
  canary: Type.Union([canarySchema, Type.Null()]),
  previews: Type.Array(previewSchema),
  changes: Type.Array(changeSchema, { description: 'Newest first, without changes of content' }),
});
