import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import type { Entry } from './period';

/** Place of an invoice's PDF in the archive. Signs that no file name has make two numbers alike. */
export const pdfName = ({ id, number }: Pick<Entry, 'id' | 'number'>) =>
  `pdf/${id}-${fileNameOf(number, 'pdf')}`;
