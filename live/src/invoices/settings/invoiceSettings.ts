import { Type, type Static } from '@sinclair/typebox';
import { languagePattern } from '@vibrant-peak/invoice/draftSchema';
import { eInvoiceFields } from '@vibrant-peak/invoice/eInvoice';
import { emptyParty } from '@vibrant-peak/invoice/freshDraft';
import { defaultFields, valuesOf } from '@vibrant-peak/invoice/invoiceFields';
import { templateNames } from '@vibrant-peak/invoice/templateNames';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { lineSchema, noteSchema, oneOf, only } from '../../http/schemas';
import { assertTaxRate } from '../entries/entries';
import { fieldSchema, partySchema } from '../entries/schemas';
import { readSetting, saveSetting } from '../../settings/settings';

/** Names or numbers of the accounts in the journal. */
const accountsSchema = only({
  receivables: lineSchema(100),
  revenue: lineSchema(100),
  tax: lineSchema(100),
  bank: lineSchema(100),
});

export type Accounts = Static<typeof accountsSchema>;

/** Values that new invoices begin with. A tab of an older release sends no optional ones. */
export const invoiceSettingsSchema = only({
  ...valuesOf(defaultFields, fieldSchema),
  logo: Type.String({ maxLength: 120, description: 'An uploaded picture, or empty' }),
  yourCompany: only(partySchema),
  bankLines: noteSchema(2000),
  template: oneOf(Object.keys(templateNames)),
  paper: Type.Optional(oneOf(['A4', 'Letter'] as const)),
  language: Type.String({ pattern: languagePattern }),
  accounts: Type.Optional(accountsSchema),
  country: Type.Optional(fieldSchema(eInvoiceFields.country)),
  postcode: Type.Optional(fieldSchema(eInvoiceFields.postcode)),
  city: Type.Optional(fieldSchema(eInvoiceFields.city)),
  peppolId: Type.Optional(fieldSchema(eInvoiceFields.peppolId)),
  unit: Type.Optional(fieldSchema(eInvoiceFields.unit)),
  taxNumber: Type.Optional(fieldSchema(eInvoiceFields.taxNumber)),
  registerNumber: Type.Optional(fieldSchema(eInvoiceFields.registerNumber)),
});

export type InvoiceSettings = Static<typeof invoiceSettingsSchema> & { accounts: Accounts };

const name = 'invoices';
/** Before anybody has set anything. */
export const defaults: InvoiceSettings = {
  ...valuesOf(defaultFields, ({ initial }) => initial?.(new Date()) ?? ''),
  yourCompany: emptyParty,
  bankLines: '',
  template: 'template1',
  language: 'en',
  paper: 'A4',
  country: '',
  postcode: '',
  city: '',
  peppolId: '',
  unit: '',
  taxNumber: '',
  registerNumber: '',
  accounts: { receivables: 'Receivables', revenue: 'Revenue', tax: 'Tax', bank: 'Bank' },
};

/** The settings. A setting that is not stored has its default. */
export async function readInvoiceSettings(tables: Reading): Promise<InvoiceSettings> {
  return { ...defaults, ...(await readSetting<InvoiceSettings>(tables, name)) };
}

/** @throws a problem (422) with the field. */
export async function saveInvoiceSettings(
  tables: Queries,
  settings: Static<typeof invoiceSettingsSchema>,
): Promise<void> {
  assertTaxRate(settings.taxRate);
  await assertLogo(tables, settings.logo);
  await saveSetting(tables, name, { ...(await readInvoiceSettings(tables)), ...settings });
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
    throw problem(422, 'The logo is not an uploaded picture: upload or choose one.', {
      details: { field: 'logo' },
    });
}
