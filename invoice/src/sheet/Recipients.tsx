import type { InvoiceDocument } from './invoiceDocument';
import { PartyBlock } from './PartyBlock';

interface RecipientsProps extends Pick<InvoiceDocument, 'words' | 'billTo' | 'shipTo' | 'clientVatId'> {
  /** The template's own titles. */
  bill: string;
  ship: string;
}

/** Bill-to and ship-to parties. If they are the same, ship-to is a single line. */
export function Recipients({ words, billTo, clientVatId, shipTo, bill, ship }: RecipientsProps) {
  return (
    <>
      <PartyBlock
        title={bill}
        party={billTo}
        vatId={clientVatId.trim() && `${words.vatId} ${clientVatId}`}
        note={shipTo ? undefined : `${ship}: ${words.sameAddress}`}
      />
      {shipTo && <PartyBlock title={ship} party={shipTo} />}
    </>
  );
}
