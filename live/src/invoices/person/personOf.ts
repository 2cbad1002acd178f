import { Type, type Static } from '@sinclair/typebox';
import { onPageSchema } from '@vibrant-peak/invoice/storedSchema';
import type { Reading } from '../../database/tables';
import type { SignedIn } from '../../http/requireRoles';
import { clientSchema } from '../entries/schemas';
import { clientWithAddress, invoicesTo } from './ofAddress';
import { stateSchema } from '../../inbox/inboxSchemas';
import { conversationWith, otherConversations } from '../../inbox/conversations/conversations';

/** What is known of the person in a conversation, by the email address. */
export const personSchema = Type.Object({
  conversations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      subject: Type.String(),
      state: stateSchema,
      createdAt: Type.String(),
    }),
    { description: 'The 20 newest of the same person, without the bin' },
  ),
  invoices: Type.Union(
    [
      Type.Array(Type.Pick(onPageSchema, ['id', 'kind', 'name', 'number', 'currency', 'total', 'state'])),
      Type.Null(),
    ],
    { description: 'The 20 newest; `null` without the right `invoices`' },
  ),
  client: Type.Union([Type.Object({ ...clientSchema.properties, id: Type.Integer() }), Type.Null()], {
    description: 'The client with this address; `null` without one or without the right `invoices`',
  }),
});

/**
 * What a reader may see of the person in a conversation: applications take the right to hire,
 * invoices and clients the right to write invoices.
 * @throws a problem (404).
 */
export async function personOf(
  tables: Reading,
  id: number,
  reader: SignedIn,
): Promise<Static<typeof personSchema>> {
  const found = await conversationWith(tables, id, reader);
  const { mayInvoice } = reader;
  return {
    conversations: await otherConversations(tables, found, reader),
    invoices: mayInvoice ? await invoicesTo(tables, found.email) : null,
    client: mayInvoice ? await clientWithAddress(tables, found.email) : null,
  };
}
