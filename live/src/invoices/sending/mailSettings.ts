import { Type, type Static } from '@sinclair/typebox';
import { addDays } from '@vibrant-peak/invoice/days';
import { restoredOn } from '../../records/restored';
import type { Queries, Reading } from '../../database/tables';
import { lineSchema, noteSchema, only } from '../../http/schemas';
import { companyDay } from '../../clock/companyClock';
import { readInvoiceSettings } from '../settings/invoiceSettings';
import { assertPlaceholders } from './placeholders';
import { defaultTexts, type MailTexts } from './defaultTexts';
import { readSetting, saveSetting } from '../../settings/settings';

/** Texts of mails with invoices, and when clients are reminded. */
export const invoiceMailSettingsSchema = only({
  subject: lineSchema(200),
  text: noteSchema(10_000),
  reminderSubject: lineSchema(200),
  reminderText: noteSchema(10_000),
  isReminding: Type.Boolean(),
  reminderDays: Type.Array(Type.Integer({ minimum: -60, maximum: 365 }), {
    minItems: 1,
    maxItems: 10,
    uniqueItems: true,
    description: 'After the due date; negative before it',
  }),
});

export type InvoiceMailSettings = Static<typeof invoiceMailSettingsSchema>;

/** As they are stored: default texts are not, so that they follow the language. */
interface Stored extends Partial<InvoiceMailSettings> {
  /** The day of the company on which reminders were switched on. */
  remindsSince?: string;
}

const name = 'mails of invoices';
const defaults = { isReminding: false, reminderDays: [-3, 1, 7, 14] };
const textNames = ['subject', 'text', 'reminderSubject', 'reminderText'] as const;

const stored = async (tables: Reading): Promise<Stored> => (await readSetting(tables, name)) ?? {};

/** The settings, in the language of invoices; a setting that is not stored has its default. */
export async function readMailSettings(tables: Reading) {
  const { language } = await readInvoiceSettings(tables);
  const { remindsSince = '', ...set } = await stored(tables);
  const settings: InvoiceMailSettings = { ...defaults, ...defaultTexts(language), ...set };
  const restored = await restoredOn(tables);
  // Reminders up to the day of a restore may have gone after the backup.
  const next = restored === undefined ? '' : addDays(restored, 1);
  return { settings, remindsSince: next > remindsSince ? next : remindsSince, language };
}

/** @throws a problem (422) for an unknown placeholder. */
export async function saveMailSettings(tables: Queries, settings: InvoiceMailSettings): Promise<void> {
  for (const field of textNames) assertPlaceholders(field, settings[field]);
  const { language } = await readInvoiceSettings(tables);
  const before = await stored(tables);
  const since = before.isReminding ? before.remindsSince : companyDay();
  await saveSetting(tables, name, {
    isReminding: settings.isReminding,
    reminderDays: [...settings.reminderDays].sort((one, other) => one - other),
    ...changedTexts(settings, defaultTexts(language)),
    ...(settings.isReminding && { remindsSince: since }),
  });
}

const changedTexts = (settings: MailTexts, texts: MailTexts) =>
  Object.fromEntries(
    textNames.flatMap((field) => (settings[field] === texts[field] ? [] : [[field, settings[field]]])),
  );
