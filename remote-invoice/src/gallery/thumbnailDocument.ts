import type { Invoice, Party } from '@vibrant-peak/invoice/invoice';
import {
  documentOf,
  type DocumentLine,
  type InvoiceDocument,
} from '@vibrant-peak/invoice/sheet/invoiceDocument';

/** More lines or characters are illegible at this size. */
const maxLines = 6;
const maxLength = 300;

/**
 * The draft for a thumbnail. Sample entries fill what is still blank, so that every template shows
 * its design.
 */
export function thumbnailDocument(invoice: Invoice): InvoiceDocument {
  const isEmpty = invoice.items.length === 0;
  const { lines, sender, billTo, shipTo, ...document } = documentOf(invoice, { maxLines });
  return {
    ...document,
    ...(isEmpty ? sampleSums : {}),
    notes: shortened(document.notes),
    sender: orSample(sender),
    billTo: orSample(billTo),
    shipTo: shipTo && orSample(shipTo),
    lines: isEmpty ? sampleLines : lines.map((line) => ({ ...line, name: shortened(line.name) })),
  };
}

const shortened = (text: string) => text.slice(0, maxLength);

function orSample({ name, company, address, phone, email }: Party): Party {
  if ([name, company, address, phone, email].every((text) => text.trim() === '')) return sampleParty;
  return {
    name: shortened(name),
    company: shortened(company),
    address: shortened(address),
    phone: shortened(phone),
    email: shortened(email),
  };
}

const sampleParty: Party = {
  name: 'Amina Rahman',
  company: 'Sample Company',
  address: '12 Canal Road\nLahore',
  phone: '+92 42 3555 0100',
  email: 'office@sample.example',
};

const sampleLines: DocumentLine[] = ['Discovery', 'Interface design', 'Development', 'Launch'].map(
  (name, id) => ({ id, name, details: [], quantity: '2', rate: '$450.00', total: '$900.00' }),
);

const sampleSums = {
  sums: [
    { label: 'Subtotal', value: '$3600.00' },
    { label: 'Tax (0%)', value: '$0.00' },
    { label: 'Grand Total', value: '$3600.00' },
  ],
  grandTotal: '$3600.00',
};
