import type { InvoiceFields } from './form';

/** A typical invoice without lines. */
export const ordinaryInvoice = {
  receiptNumber: 'INV-2026-0042',
  dueDate: '2026-04-30',
  sender: [
    'Amina Rahman',
    'Bright Works Ltd',
    '12 Canal Road\nLahore',
    '+92 42 35550100',
    'office@bright.example',
  ],
  billTo: [
    'Ayesha Khan',
    'Northwind Traders',
    '4 Mall Road\nIslamabad',
    '+92 51 5550101',
    'ayesha@nw.example',
  ],
  shipTo: ['Warehouse', 'Northwind Stores', 'Gate 7\nRawalpindi', '+92 51 5550199', 'dock@nw.example'],
  taxRate: '16',
  notes: 'Payable within thirty days.',
} satisfies InvoiceFields;
