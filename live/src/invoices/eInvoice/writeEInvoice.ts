import { FormatFactoryService, invoiceSchema, type Invoice as UblInvoice } from '@e-invoice-eu/core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { peppolSchemes } from '@vibrant-peak/invoice/peppolId';
import type { Violation } from './eInvoiceProblems';
import { specificationOf, type Source } from './source';
import { ublInvoice } from './ublInvoice';

export interface Order {
  /** Without problems of its fields. */
  source: Source;
  /** The PDF of its sheet gets the XML inside, as Factur-X (ZUGFeRD). Without it, UBL is written. */
  pdf?: Uint8Array | undefined;
}

const ignore = () => undefined;
const formats = new FormatFactoryService();

/** The schema of the library, which lacks newer schemes of Peppol. */
const schema = structuredClone(invoiceSchema);
schema.$defs!.codeLists!.eas.enum = ['EM', ...peppolSchemes];

const isValid = new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile<UblInvoice>(schema);

/** Writes an electronic invoice, or reports what the schema of the format refuses. */
export async function writeEInvoice({ source, pdf }: Order): Promise<Uint8Array | Violation[]> {
  if (!isValid(ublInvoice(source))) return isValid.errors!.map(refusalOf);
  const format = formatOf(source, pdf !== undefined);
  const writer = formats.createFormatService(format, { log: ignore, warn: ignore, error: ignore });
  const content = ublInvoice(source, pdf !== undefined);
  writer.fillInvoiceDefaults(content);
  return Buffer.from(
    await writer.generate(content, {
      format,
      lang: 'en',
      ...(pdf && {
        pdf: { buffer: pdf, filename: fileNameOf(source.number, 'pdf'), mimetype: 'application/pdf' },
      }),
    }),
  );
}

function formatOf(source: Source, isFacturX: boolean): string {
  if (!isFacturX) return 'UBL';
  return specificationOf(source) === 'xrechnung' ? 'Factur-X-XRechnung' : 'Factur-X-EN16931';
}

const refusalOf = ({ instancePath, message }: { instancePath: string; message?: string }): Violation => ({
  field: instancePath,
  message: `The schema of electronic invoices refuses ${instancePath}: it ${message}.`,
});
