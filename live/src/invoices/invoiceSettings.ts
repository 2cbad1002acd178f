import { Type, type Static } from '@sinclair/typebox';
import { emptyParty } from 'remote-invoice/model/freshDraft';
import { defaultFields, valuesOf } from 'remote-invoice/model/invoiceFields';
import { templateNames } from 'remote-invoice/model/templateNames';
import type { Queries, Reading } from '../database/tables';
import { problem } from '../http/problem';
import { noteSchema, only } from '../http/schemas';
import { assertTaxRate } from './entries';
import { fieldSchema, partySchema } from './entrySchemas';
import { oneOf } from './invoiceSchemas';

/** What new invoices begin with. */
export const invoiceSettingsSchema = only({
  ...valuesOf(defaultFields, fieldSchema),
  logo: Type.String({ maxLength: 120, description: 'An uploaded picture, or empty' }),
  yourCompany: only(partySchema),
  bankLines: noteSchema(2000),
  template: oneOf(Object.keys(templateNames)),
  language: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
});

export type InvoiceSettings = Static<typeof invoiceSettingsSchema>;

const name = 'invoices';
/** Before anybody has set anything. */
export const usual: InvoiceSettings = {
  ...valuesOf(defaultFields, ({ initial }) => initial?.(new Date()) ?? ''),
  ...{ yourCompany: emptyParty, bankLines: '', template: 'template1', language: 'en' },
};

/** The settings; what nobody has set is as usual. */
export async function readInvoiceSettings(tables: Reading): Promise<InvoiceSettings> {
  const row = await tables.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst();
  return { ...usual, ...(row && (JSON.parse(row.value) as InvoiceSettings)) };
}

/** @throws a problem (422) with the field. */
export async function saveInvoiceSettings(tables: Queries, settings: InvoiceSettings): Promise<void> {
  assertTaxRate(settings.taxRate);
  await assertLogo(tables, settings.logo);
  const value = JSON.stringify(settings);
  await tables
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Uploaded pictures alone: the server opens no other address for a sheet. */
async function assertLogo(tables: Reading, logo: string): Promise<void> {
  const [, picture = '', width] = /^\/media\/(.+)-(\d{1,5})\.avif$/.exec(logo) ?? [];
  const file = await tables
    .selectFrom('picture_files')
    .where('picture', '=', picture)
    .where('width', '=', Number(width ?? 0))
    .select('picture')
    .executeTakeFirst();
  if (logo !== '' && !file)
    throw problem(422, 'The logo is no uploaded picture: upload or choose one.', {
      details: { field: 'logo' },
    });
}
