import { ago } from '../clock/companyClock';
import type { Database } from '../database/openDatabase';
import type { Reading } from '../database/tables';
import { pause } from './invoiceVersions';

/** After this time no page begins from a step that was saved before it, in milliseconds. */
const lifetime = 30 * 24 * 3600_000;
/** Versions that one change removes of a draft. The others follow an hour later. */
const batch = 500;

/**
 * Removes old steps of drafts: versions after which the same person went on within the pause, as
 * `overwriteStep` does at once since it is there. The newest version and the last one that a page has
 * opened stay, and all versions of what was issued.
 */
export async function removeOldSteps(database: Database): Promise<void> {
  for (const [invoice, steps] of await oldSteps(database.tables))
    await database.remove((tables) =>
      tables
        .deleteFrom('invoice_versions')
        .where('invoice', '=', invoice)
        .where('version', 'in', steps.slice(0, batch))
        .where('invoice', 'in', tables.selectFrom('invoices').where('number', 'is', null).select('id'))
        .execute(),
    );
}

/** The numbers of the versions, by the draft. */
async function oldSteps(tables: Reading): Promise<Map<number, number[]>> {
  const versions = await tables
    .selectFrom('invoice_versions')
    .innerJoin('invoices', 'invoices.id', 'invoice')
    .where('number', 'is', null)
    .where('saved_at', '<=', ago(lifetime))
    .orderBy('invoice')
    .orderBy('invoice_versions.version')
    .select(['invoice', 'invoice_versions.version', 'person', 'saved_at', 'opened_version as opened'])
    .execute();
  const steps = new Map<number, number[]>();
  versions.forEach(({ invoice, version, person, saved_at: at, opened }, index) => {
    const next = versions[index + 1];
    if (next?.invoice !== invoice || person === null || next.person !== person || version === opened) return;
    if (Date.parse(next.saved_at) - Date.parse(at) >= pause) return;
    const own = steps.get(invoice);
    if (own) own.push(version);
    else steps.set(invoice, [version]);
  });
  return steps;
}
