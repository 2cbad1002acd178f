import type { InvoiceDocument } from './invoiceDocument';
import type { Party } from '../invoice';

/** Company or name of the sender. */
export const senderNameOf = ({ company, name }: Party) => (company.trim() === '' ? name : company).trim();

/** The sender's name as letterhead, with the logo if there is one. */
export function SenderName({ sender, logo }: Pick<InvoiceDocument, 'sender' | 'logo'>) {
  const name = senderNameOf(sender);
  return (
    <>
      {logo && <img className="logo" src={logo} alt="" referrerPolicy="no-referrer" />}
      {name !== '' && (
        <p className="sender" dir="auto">
          {name}
        </p>
      )}
    </>
  );
}
