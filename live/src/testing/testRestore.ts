import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { testPlace } from './testBackup';
import { emptyDatabase, type DatabaseKind } from './testDatabase';
import { allow, invoicesOf } from './testInvoices';
import { liveOn, testLive } from './testLive';
import { addPerson, addSession } from './testPeople';

const printing = (text: string) => async () => ({ bytes: Buffer.from(text), missing: [] });

/** A site with somebody who may issue invoices. */
export async function office(kind: DatabaseKind) {
  const live = await testLive(kind, undefined, { print: printing('%PDF of the invoice'), sendsMail: true });
  const person = await addPerson(live, 'manager');
  await allow(live, person, ['invoices', 'issue']);
  return { live, person, invoices: invoicesOf(live, person) };
}

type Office = Awaited<ReturnType<typeof office>>;

/**
 * Restores a backup of an office on another database, in which its person is signed in.
 * @returns a function that does so; `meanwhile` runs between backup and restore.
 */
export function testRestore() {
  const { inFolder, store, emptyStore } = testPlace();
  return async ({ live, person }: Office, to: DatabaseKind, meanwhile?: () => Promise<void>) => {
    const file = inFolder('site.tar');
    await writeBackup(file, { database: live.address, store: store() });
    await meanwhile?.();
    const place = await emptyDatabase(to);
    await restoreBackup(file, { database: place.address, store: await emptyStore() });
    const other = await liveOn(place, undefined, {
      print: printing('%PDF printed anew'),
      sendsMail: true,
    });
    const headers = await addSession(other, person.id);
    return { other, headers, invoices: invoicesOf(other, { headers }) };
  };
}
