import { Type } from '@sinclair/typebox';
import { stateSchema } from '@vibrant-peak/invoice/storedSchema';
import { lineSchema, noteSchema, nullable, optionalLineSchema, oneOf, only } from '../../http/schemas';

const addresses = Type.String({ ...lineSchema(4000), description: 'Addresses, separated by commas' });

/** A mail with an invoice, as a person has written it. */
export const invoiceMailSchema = only({
  to: addresses,
  cc: Type.Optional(optionalLineSchema(4000)),
  subject: lineSchema(200),
  text: noteSchema(10_000),
  hasPdf: Type.Boolean(),
  eInvoice: Type.Optional(oneOf(['ubl', 'factur-x'] as const)),
  hasCopy: Type.Boolean({ description: 'Whether the sender gets a copy' }),
  isCancellation: Type.Optional(
    Type.Boolean({ description: 'Whether it says that the invoice was cancelled' }),
  ),
});

const mailSchema = Type.Object({
  id: Type.String(),
  kind: oneOf(['invoice', 'reminder', 'cancellation']),
  recipient: Type.String({ description: 'Addresses' }),
  subject: Type.String(),
  state: oneOf(['queued', 'sent', 'failed']),
  problem: nullable('Why the last attempt failed. Of a sent mail: who reports that it came back'),
  createdAt: Type.String(),
  sentAt: nullable('Time'),
  nextAt: Type.String({ description: 'When the next attempt begins' }),
});

const stepSchema = Type.Object({
  step: Type.Integer({ description: 'Days after the due date; negative before it' }),
  on: Type.String({ description: 'Day' }),
  state: oneOf(['planned', 'held', 'written', 'left out']),
});

const written = { subject: Type.String(), text: Type.String() };

/** What became of an issued invoice on its way to the client. */
export const deliverySchema = Type.Object({
  state: stateSchema,
  mails: Type.Array(mailSchema, { description: 'The newest first' }),
  draft: Type.Object({ to: Type.String(), cc: Type.String(), ...written }),
  reminder: Type.Object(written, { description: 'Its text as of now' }),
  reminders: Type.Array(stepSchema),
  pdf: oneOf(['kept', 'made when it is sent', 'none']),
  sendsMail: Type.Boolean({ description: 'Whether there is a mail server' }),
  link: nullable("Address of the client's page"),
  viewedAt: nullable('Time'),
  saysPaidAt: nullable('When the client has said that it is paid'),
  acceptedAt: nullable('When the client accepted the quote'),
  acceptedBy: nullable('Name of the person who accepted it'),
});
