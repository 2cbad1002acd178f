import { InvoiceService, invoiceSchema, type Invoice as UblInvoice } from '@e-invoice-eu/core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import type { Violation } from './eInvoiceProblems';
import type { Source } from './source';
import { ublInvoice } from './ublInvoice';

export interface Order {
  /** Without problems of its fields. */
  source: Source;
  /** The PDF of its sheet gets the XML inside, as Factur-X (ZUGFeRD). Without it, UBL is written. */
  pdf?: Uint8Array | undefined;
}

const ignore = () => undefined;
const service = new InvoiceService({ log: ignore, warn: ignore, error: ignore });

const isValid = new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile<UblInvoice>(
  invoiceSchema,
);

/** Writes an electronic invoice, or reports what the schema of the format refuses. */
export async function writeEInvoice({ source, pdf }: Order): Promise<Uint8Array | Violation[]> {
  if (!isValid(ublInvoice(source))) return isValid.errors!.map(refusalOf);
  const content = await service.generate(ublInvoice(source), {
    format: pdf ? 'Factur-X-EN16931' : 'UBL',
    lang: 'en',
    ...(pdf && {
      pdf: { buffer: pdf, filename: fileNameOf(source.number, 'pdf'), mimetype: 'application/pdf' },
    }),
  });
  return Buffer.from(content);
}

const refusalOf = ({ instancePath, message }: { instancePath: string; message?: string }): Violation => ({
  field: instancePath,
  message: `The schema of electronic invoices refuses ${instancePath}: it ${message}.`,
});
