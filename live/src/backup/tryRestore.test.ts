import { checkBackupFile } from '@vibrant-peak/engine/backup/backupFile';
import { fillTables } from '../testing/fillTables';
import { site, testPlace } from '../testing/testBackup';
import { bothDatabases } from '../testing/testDatabase';
import { writeRows } from './rows';
import { tryRestore } from './tryRestore';
import { writeBackup } from './writeBackup';

jest.mock('./rows', () => {
  const actual = jest.requireActual<object>('./rows') as { writeRows: typeof writeRows };
  return { ...actual, writeRows: jest.fn(actual.writeRows) };
});
const actualRows = jest.requireActual<{ writeRows: typeof writeRows }>('./rows');

const { inFolder, store } = testPlace();

test.each(bothDatabases)('the trial of a restore compares all rows and objects, from %s', async (kind) => {
  const { live } = await site(kind);
  await live.database.change(fillTables);
  const file = inFolder('site.tar');
  const { tables, objects } = await writeBackup(file, { database: live.address, store: store() });
  const { entries } = await checkBackupFile(file);
  const tried = await tryRestore(file);
  expect(tried).toEqual({ tables, objects, rows: expect.any(Number) as number });
  // A piece has one row or more.
  const pieces = entries.filter(({ name }) => name.startsWith('database/')).length;
  expect(tried.rows).toBeGreaterThan(pieces);
  await live.close();
});

test.each([
  ['loses a row', (text: string) => text.split('\n').slice(1).join('\n')],
  ['changes a value', (text: string) => text.replace('Words,', 'Other words,')],
])('a restore that %s does not pass', async (_, change) => {
  const { live } = await site('SQLite');
  const file = inFolder('site.tar');
  await writeBackup(file, { database: live.address, store: store() });
  await live.close();
  jest
    .mocked(writeRows)
    .mockImplementation((tables, table, content, fit) =>
      actualRows.writeRows(
        tables,
        table,
        table === 'versions' ? Buffer.from(change(content.toString())) : content,
        fit,
      ),
    );
  await expect(tryRestore(file)).rejects.toThrow(
    'The rows of the table "versions" differ after the restore.',
  );
  jest.mocked(writeRows).mockImplementation(actualRows.writeRows);
});
