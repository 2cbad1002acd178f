import { Type, type Static } from '@sinclair/typebox';
import type { Queries, Reading } from '../../database/tables';
import { only } from '../../http/schemas';
import { readSetting, saveSetting } from '../../settings/settings';

const monthsSchema = (description: string) => Type.Integer({ minimum: 1, maximum: 120, description });

/** How long messages of visitors are stored. */
export const termsSchema = only({
  messageMonths: monthsSchema('Months after which a message is deleted'),
  applicationMonths: monthsSchema('Months after which an application is deleted'),
});

/** What managers set about messages of visitors. */
export const inboxSettingsSchema = only({
  confirms: Type.Boolean({ description: 'Whether visitors get a confirmation by mail' }),
  ...termsSchema.properties,
});

export type InboxSettings = Static<typeof inboxSettingsSchema>;

const name = 'inbox';
const defaults: InboxSettings = { messageMonths: 24, applicationMonths: 6, confirms: false };

/** The settings. A setting that is not stored has its default. */
export async function readInboxSettings(tables: Reading): Promise<InboxSettings> {
  return { ...defaults, ...(await readSetting<InboxSettings>(tables, name)) };
}

export async function saveInboxSettings(tables: Queries, settings: InboxSettings): Promise<void> {
  await saveSetting(tables, name, settings);
}
