import { Type, type Static } from '@sinclair/typebox';
import { addDays } from '@vibrant-peak/invoice/days';
import { reminderStages, type ReminderStage } from '@vibrant-peak/invoice/reminderStage';
import { restoredOn } from '../../records/restored';
import type { Queries, Reading } from '../../database/tables';
import { lineSchema, noteSchema, only } from '../../http/schemas';
import { companyDay } from '../../clock/companyClock';
import { readInvoiceSettings } from '../settings/invoiceSettings';
import { assertPlaceholders } from './placeholders';
import { defaultTexts, type MailText } from './defaultTexts';
import { readSetting, saveSetting } from '../../settings/settings';

const texts = { subject: lineSchema(200), text: noteSchema(10_000) };
const reminderSchema = only(texts);

/** Texts of mails with invoices, and when clients are reminded. */
export const invoiceMailSettingsSchema = only({
  ...texts,
  reminders: only({
    before: reminderSchema,
    due: reminderSchema,
    first: reminderSchema,
    second: reminderSchema,
    last: reminderSchema,
  }),
  isReminding: Type.Boolean(),
  reminderDays: Type.Array(Type.Integer({ minimum: -60, maximum: 365 }), {
    minItems: 1,
    maxItems: 10,
    uniqueItems: true,
    description: 'Days after the due date; negative before it',
  }),
});

export type InvoiceMailSettings = Static<typeof invoiceMailSettingsSchema>;

/** As they are stored: default texts are not, so that they follow the language. */
interface Stored extends Partial<Omit<InvoiceMailSettings, 'reminders'>> {
  reminders?: Partial<Record<ReminderStage, Partial<MailText>>>;
  /** For stages without a text of their own. */
  reminderSubject?: string;
  reminderText?: string;
  /** The day of the company on which reminders were switched on. */
  remindsSince?: string;
}

const name = 'mails of invoices';
const defaults = { isReminding: false, reminderDays: [-3, 1, 7, 14] };
const textNames = ['subject', 'text'] as const;

const stored = async (tables: Reading): Promise<Stored> => (await readSetting(tables, name)) ?? {};

/** The settings, in the language of invoices; a setting that is not stored has its default. */
export async function readMailSettings(tables: Reading) {
  const { language } = await readInvoiceSettings(tables);
  const { remindsSince = '', reminders, reminderSubject, reminderText, ...set } = await stored(tables);
  const texts = defaultTexts(language);
  const reminder = (stage: ReminderStage): MailText => ({
    subject: reminders?.[stage]?.subject ?? reminderSubject ?? texts.reminders[stage].subject,
    text: reminders?.[stage]?.text ?? reminderText ?? texts.reminders[stage].text,
  });
  const settings: InvoiceMailSettings = {
    ...defaults,
    ...texts,
    ...set,
    reminders: {
      before: reminder('before'),
      due: reminder('due'),
      first: reminder('first'),
      second: reminder('second'),
      last: reminder('last'),
    },
  };
  const restored = await restoredOn(tables);
  // Reminders up to the day of a restore may have gone after the backup.
  const next = restored === undefined ? '' : addDays(restored, 1);
  return { settings, remindsSince: next > remindsSince ? next : remindsSince, language };
}

/** @throws a problem (422) for an unknown placeholder. */
export async function saveMailSettings(tables: Queries, settings: InvoiceMailSettings): Promise<void> {
  assertTexts('', settings);
  for (const stage of reminderStages) assertTexts(`reminders.${stage}.`, settings.reminders[stage]);
  const { language } = await readInvoiceSettings(tables);
  const before = await stored(tables);
  const since = before.isReminding ? before.remindsSince : companyDay();
  const texts = defaultTexts(language);
  const reminders = reminderStages.map((stage) => [
    stage,
    changedTexts(settings.reminders[stage], texts.reminders[stage]),
  ]);
  await saveSetting(tables, name, {
    isReminding: settings.isReminding,
    reminderDays: [...settings.reminderDays].sort((one, other) => one - other),
    ...changedTexts(settings, texts),
    reminders: Object.fromEntries(reminders),
    ...(settings.isReminding && { remindsSince: since }),
  });
}

function assertTexts(path: string, text: MailText): void {
  for (const field of textNames) assertPlaceholders(`${path}${field}`, text[field]);
}

const changedTexts = (changed: MailText, text: MailText) =>
  Object.fromEntries(
    textNames.flatMap((field) => (changed[field] === text[field] ? [] : [[field, changed[field]]])),
  );
