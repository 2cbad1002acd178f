import type { InvoiceDocument } from './invoiceDocument';
import { partyName } from '../invoice';

/** The sender's name as letterhead, with the logo if there is one. */
export function SenderName({ sender, logo }: Pick<InvoiceDocument, 'sender' | 'logo'>) {
  const name = partyName(sender);
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
