import type { InvoiceDocument } from './invoiceDocument';
import { PartyBlock } from './PartyBlock';

interface RecipientsProps extends Pick<InvoiceDocument, 'billTo' | 'shipTo'> {
  /** Titles in the words of the look. */
  bill: string;
  ship: string;
}

/** Who pays and who receives; where that is the same, the second takes a line. */
export function Recipients({ billTo, shipTo, bill, ship }: RecipientsProps) {
  return (
    <>
      <PartyBlock title={bill} party={billTo} note={shipTo ? undefined : `${ship}: same address`} />
      {shipTo && <PartyBlock title={ship} party={shipTo} />}
    </>
  );
}
