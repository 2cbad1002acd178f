import type { InvoicesPort, InvoiceValue } from '../host/index';
import { invoiceValue } from './invoiceValue';

/** Makes an adapter without invoices, whose user may do everything. */
export type Open = () => Required<InvoicesPort> | Promise<Required<InvoicesPort>>;
type Changes = Partial<InvoiceValue['invoice']>;

/** An adapter without invoices, and functions that add drafts and issued ones. */
export async function opened(open: Open) {
  const port = await open();
  const create = (changes?: Changes) => port.create(invoiceValue(changes));
  const issued = async (changes?: Changes) => {
    const { id, version } = await create(changes);
    return port.issue(id, version, {});
  };
  return { port, create, issued };
}
