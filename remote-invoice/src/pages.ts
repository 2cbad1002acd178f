import { defineRemote } from '@vibrant-peak/shared/contract';
import { invoicesPath, newInvoiceSearch, printInvoiceSearch, receiptsPath } from './pageActions';

export default defineRemote({
  pages: [
    {
      path: receiptsPath,
      module: 'InvoicePage',
      heading: 'Invoice Generator',
      navigation: {
        label: 'Receipts',
        icon: 'Banknote',
        order: 60,
        group: 'work',
        keywords: ['Invoice Generator', 'Bill'],
        actions: [
          { label: 'New invoice', icon: 'FileText', search: newInvoiceSearch },
          { label: 'Print invoice', icon: 'Printer', search: printInvoiceSearch },
        ],
      },
    },
    {
      path: invoicesPath,
      module: 'list/InvoicesPage',
      profile: 'live',
      navigation: {
        label: 'Invoices',
        icon: 'Receipt',
        order: 62,
        group: 'work',
        right: 'mayInvoice',
        keywords: ['Drafts', 'Credit notes', 'Payments', 'Overdue'],
      },
    },
  ],
  fillings: [{ slot: 'dashboard', module: 'receivables/ReceivablesCard', order: 10 }],
});
