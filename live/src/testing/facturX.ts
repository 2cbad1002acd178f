import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FormatFactoryService } from '@e-invoice-eu/core';
import { memoryPages, validateXML } from 'xmllint-wasm';
import type { Source } from '../invoices/eInvoice/source';
import { ublInvoice } from '../invoices/eInvoice/ublInvoice';

const ignore = () => undefined;
const options = { format: 'Factur-X-EN16931', lang: 'en' };
const formats = new FormatFactoryService();

/** The XML that Factur-X has inside: CII. */
export async function ciiOf(source: Source): Promise<string> {
  const format = formats.createFormatService('CII', { log: ignore, warn: ignore, error: ignore });
  const invoice = ublInvoice(source, true);
  format.fillInvoiceDefaults(invoice);
  return (await format.generate(invoice, options)) as string;
}

/** The schema of Factur-X 1.07.3 in its profile EN 16931, as FeRD publishes it. */
const folder = join(__dirname, 'facturX');
const schemaFiles = readdirSync(folder).map((fileName) => ({
  fileName,
  contents: readFileSync(join(folder, fileName), 'utf8'),
}));

/** What the published schema refuses. */
export const facturXErrors = async (files: { fileName: string; contents: string }[]) =>
  (
    await validateXML({
      xml: files,
      schema: schemaFiles.filter(({ fileName }) => fileName === 'Factur-X_1.07.3_EN16931.xsd'),
      preload: schemaFiles,
      maxMemoryPages: memoryPages.GiB,
    })
  ).errors.map(({ message }) => message);
