import type { Queries } from '../../database/tables';
import { postMail } from '../../mail/mail';

interface Notice {
  /** The invoice that it is about. */
  id: number;
  subject: string;
  text: string;
  origin: string;
}

/** Writes to the people who may issue invoices, and want notices. */
export async function notifyIssuers(tables: Queries, { id, subject, text, origin }: Notice): Promise<void> {
  const issuers = await tables
    .selectFrom('people')
    .where('may_issue', '=', 1)
    .where('notices', '!=', 'never')
    .select(['name', 'email'])
    .execute();
  for (const { name, email } of issuers)
    await postMail(
      tables,
      {
        to: { name, address: email },
        subject,
        text,
        isAutomatic: true,
        link: { label: 'Open in Invoices', path: `/admin/receipts?invoice=${id}` },
      },
      { kind: 'notice', origin },
    );
}
