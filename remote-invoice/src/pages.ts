import { defineRemote } from 'shared/contract';

export default defineRemote({
  pages: [
    {
      path: '/admin/receipts',
      module: 'pages/InvoicePage',
      navigation: { label: 'Receipts', icon: 'Banknote', order: 60, keywords: ['Invoice Generator', 'Bill'] },
    },
  ],
});
