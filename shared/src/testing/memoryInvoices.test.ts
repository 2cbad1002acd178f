import { today } from '../today';
import { memoryInvoices } from './memoryInvoices';
import { testInvoices } from './testInvoices';

testInvoices(() => memoryInvoices(today()));
