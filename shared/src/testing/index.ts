export { fakeHost } from './fakeHost';
export { memoryInvoices } from './memoryInvoices';
export { renderInHost } from './renderInHost';
export { testInbox } from './testInbox';
export { invoiceValue, testInvoices } from './testInvoices';
export { testMedia } from './testMedia';
export { testRecords } from './testRecords';
export { testSession } from './testSession';
