import { Type, type Static } from '@sinclair/typebox';
import type { Selectable } from 'kysely';
import type { PeopleTables } from '../database/tables/people';
import { roleSchema } from '../http/schemas';

/** A person as people who are signed in see them. */
export const personSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: roleSchema,
});

/** The person who is signed in, with the rights that pages ask for. */
export const ownPersonSchema = Type.Composite([
  personSchema,
  Type.Object({
    mayInvoice: Type.Boolean({ description: 'Whether the person may write and send invoices' }),
    mayIssue: Type.Boolean({ description: 'Whether the person may issue and correct invoices' }),
  }),
]);

type Row = Pick<
  Selectable<PeopleTables['people']>,
  'id' | 'name' | 'email' | 'role' | 'may_invoice' | 'may_issue'
>;

export const ownPersonOf = ({ id, name, email, role, ...rights }: Row): Static<typeof ownPersonSchema> => ({
  id,
  name,
  email,
  role,
  mayInvoice: rights.may_invoice === 1,
  mayIssue: rights.may_issue === 1,
});
