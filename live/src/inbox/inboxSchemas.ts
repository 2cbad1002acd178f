import { Type } from '@sinclair/typebox';
import { nullable, oneOf, only } from '../http/schemas';

const kindSchema = oneOf(['contact', 'application']);
export const stateSchema = oneOf(['open', 'waiting', 'answered', 'archived', 'spam']);
export const stageSchema = oneOf(['new', 'talking', 'offer', 'hired', 'no']);
const placeSchema = oneOf(['open', 'waiting', 'answered', 'archived', 'spam', 'bin', 'mentions', 'all']);

/** Which conversations are asked for. */
export const filterSchemas = {
  place: Type.Optional(placeSchema),
  kind: Type.Optional(kindSchema),
  search: Type.Optional(Type.String({ maxLength: 200 })),
};

/** A conversation in the list. */
export const listedSchema = Type.Object({
  id: Type.Integer(),
  kind: kindSchema,
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  state: stateSchema,
  stage: Type.Union([stageSchema, Type.Null()]),
  spamReason: nullable('Why it looks like spam'),
  takenBy: nullable('Id of the person who answers'),
  takenByName: nullable('Name of the person who answers'),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  isOurs: Type.Boolean({ description: 'Whether a colleague started it with a mail' }),
  isRead: Type.Boolean({ description: 'Whether the signed-in person has read it' }),
});

const attachmentSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.String(),
  size: Type.Integer({ description: 'In bytes' }),
  refused: nullable('Why nobody may open it'),
  awaitsScan: Type.Boolean({ description: 'Whether it waits for the virus scanner' }),
});

const addressSchema = Type.Object({ name: Type.String(), address: Type.String() });
const addressesSchema = Type.Object({
  from: Type.Optional(addressSchema),
  replyTo: Type.Optional(addressSchema),
  to: Type.Array(addressSchema),
  cc: Type.Array(addressSchema),
});

export const messageSchema = Type.Object({
  id: Type.Integer(),
  kind: oneOf(['received', 'sent', 'note', 'automatic', 'bounce']),
  author: Type.String(),
  text: Type.String(),
  at: Type.String(),
  attachments: Type.Array(attachmentSchema),
  addresses: Type.Union([addressesSchema, Type.Null()], {
    description: 'Sender and recipients; `from` and `replyTo` for received mails',
  }),
  delivery: Type.Union([oneOf(['waiting', 'sent', 'failed', 'returned']), Type.Null()]),
  deliveryProblem: nullable(
    'Why the mail was not sent at the last attempt, or who reports that it came back',
  ),
});

/** A conversation with all that belongs to it. */
export const conversationSchema = Type.Composite([
  Type.Omit(listedSchema, ['isRead']),
  Type.Object({
    phone: Type.String(),
    deletedAt: nullable('When it was moved to the bin'),
    readBy: Type.Array(Type.String(), { description: 'Names' }),
    messages: Type.Array(messageSchema),
    recipients: Type.Object(
      {
        to: Type.Union([addressSchema, Type.Null()], {
          description: '`null` without an address to reply to',
        }),
        others: Type.Array(addressSchema, { description: 'Other recipients of a reply to all' }),
      },
      { description: 'The recipients of a reply' },
    ),
    unsent: Type.Object(
      {
        reply: Type.String(),
        note: Type.String(),
        files: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), size: Type.Integer() })),
      },
      { description: 'Unsent text of the signed-in person; files belong to the reply' },
    ),
    writing: Type.Array(Type.String(), { description: 'Names of others who are writing a reply' }),
    colleagues: Type.Array(Type.String(), { description: 'Names that a note may mention' }),
    earlier: Type.Array(
      Type.Object({ id: Type.Integer(), subject: Type.String(), createdAt: Type.String() }),
      {
        description:
          'Other conversations with the same address, the newest first, for pages of older releases',
      },
    ),
  }),
]);

export const idSchema = only({ id: Type.String({ pattern: '^\\d{1,9}$' }) });
