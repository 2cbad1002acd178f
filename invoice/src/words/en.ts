import { sheetTitles } from '../sheetTitles';
import { termName } from '../terms';

/** English, which every other language follows. */
export const en = {
  /** Why no tax is charged, by the tax case. */
  taxReasons: {
    reverseCharge: 'Reverse charge: the client is liable for the VAT.',
    intraCommunity: 'Intra-Community supply of goods, exempt from VAT.',
    outsideScope: "Not subject to VAT: the place of supply is the client's country.",
    export: 'Export of goods, exempt from VAT.',
    exempt: 'Exempt from VAT.',
    smallBusiness: 'No VAT is charged: exemption for small businesses.',
  },
  sheet: {
    titles: sheetTitles,
    number: { invoice: 'Receipt No.', 'credit note': 'Receipt No.', quote: 'Receipt No.' },
    date: 'Date',
    dueDate: { invoice: 'Due Date', 'credit note': 'Due Date', quote: 'Valid Until' },
    orderNumber: 'Order No.',
    vatId: 'VAT ID',
    terms: 'Terms',
    term: termName,
    corrects: 'Corrects',
    correctedInvoice: (number: string, date: string) => `${number} of ${date}`,
    taxNumber: 'Tax No.',
    registerNumber: 'Register No.',
    supplyDate: 'Supply',
    supplyPeriod: 'Supply',
    lineNumber: 'No.',
    item: 'Item',
    quantity: 'Quantity',
    rate: 'Rate',
    amount: 'Amount',
    units: {
      HUR: { one: 'hour', other: 'hours' },
      DAY: { one: 'day', other: 'days' },
      MON: { one: 'month', other: 'months' },
      C62: { one: 'piece', other: 'pieces' },
      LS: { one: 'lump sum', other: 'lump sums' },
    },
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    grandTotal: 'Grand Total',
    notes: 'Notes',
    bank: 'Bank',
    /** A decimal number, such as `2.5`. */
    figure: (decimal: string) => decimal,
    percent: (decimal: string) => `${decimal}%`,
    /** Headings of the parties. Each template has its own. */
    billTo: 'Bill to',
    billedTo: 'Billed to',
    billFor: 'For',
    presentedTo: 'Presented to',
    account: 'Account',
    toYou: 'To you',
    shipTo: 'Ship to',
    shippedTo: 'Shipped to',
    deliveredTo: 'Delivered to',
    delivery: 'Delivery',
    from: 'From',
    issuedBy: 'Issued by',
    fromUs: 'From us',
    sameAddress: 'same address',
    signature: 'Authorised signature',
    details: 'Details',
    parties: 'Parties',
    contact: 'Contact',
    sums: { invoice: 'Amount due', 'credit note': 'Amount credited', quote: 'Amount quoted' },
    hello: 'Hello',
    /** Instead of the client's name. */
    nobody: 'there',
    hereIs: {
      invoice: ', here is your invoice.',
      'credit note': ', here is your credit note.',
      quote: ', here is your quote.',
    },
    /** Before the number of the page, and between it and the number of pages. */
    page: 'Page',
    ofPages: 'of',
  },
  page: {},
};

/** All words of a language. */
export type Words = typeof en;
