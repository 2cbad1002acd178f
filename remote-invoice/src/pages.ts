import { defineRemote } from '@vibrant-peak/shared/contract';
import {
  importPath,
  invoicesPath,
  newInvoiceSearch,
  printInvoiceSearch,
  receiptsPath,
  receivablesPath,
  recurringPath,
} from './pageActions';

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
        group: 'money',
        partOf: invoicesPath,
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
        group: 'money',
        right: 'mayInvoice',
        keywords: ['Receipts', 'Bill', 'Drafts', 'Credit notes', 'Payments', 'Overdue'],
      },
    },
    {
      path: recurringPath,
      module: 'recurring/RecurringPage',
      profile: 'live',
      navigation: {
        label: 'Recurring invoices',
        icon: 'Clock',
        order: 64,
        place: 'palette',
        right: 'mayInvoice',
        keywords: ['Repeat', 'Subscriptions', 'Monthly', 'Retainer'],
      },
    },
    {
      path: importPath,
      module: 'importing/ImportPage',
      profile: 'live',
      heading: 'Import invoices',
    },
    {
      path: receivablesPath,
      module: 'receivables/ReceivablesPage',
      profile: 'live',
      navigation: {
        label: 'Receivables',
        icon: 'Chart',
        order: 63,
        group: 'money',
        right: 'mayInvoice',
        keywords: ['Open', 'Overdue', 'Payments', 'Debts'],
      },
    },
  ],
  extensions: [{ slot: 'dashboard', module: 'receivables/ReceivablesCard', order: 10 }],
});
