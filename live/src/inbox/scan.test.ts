import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, pdf } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { eicar, testScanner, type TestScanner } from '../testing/testScanner';
import { scanWaiting } from './scanFiles';
import { scanner } from './scanner';

const infected = () => pdf(`${eicar}\n`);

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let clamd: TestScanner;
  let recruiter: TestPerson;
  beforeEach(async () => {
    clamd = await testScanner();
    live = await testLive(kind, undefined, { scan: scanner(clamd.address) });
    recruiter = await addPerson(live, 'editor');
    const right = live.database.tables.updateTable('people').set({ may_hire: 1 });
    await right.where('id', '=', recruiter.id).execute();
  });
  afterEach(async () => {
    await clamd.close();
    await live.close();
  });

  const scanLater = () => scanWaiting(live.database, scanner(clamd.address));
  /** The file as the inbox shows it, and what its download answers. */
  async function shown() {
    const inbox = inboxOf(live, recruiter);
    const { id } = (await inbox.list()).conversations[0]!;
    const { messages } = (await inbox.ask(`GET /inbox/${id}`)).json<{
      messages: { attachments: { id: number; refused: string | null; awaitsScan: boolean }[] }[];
    }>();
    const [file] = messages[0]!.attachments;
    const download = await inbox.ask(`GET /inbox/${id}/attachments/${file!.id}`);
    return { refused: file!.refused, awaitsScan: file!.awaitsScan, status: download.statusCode };
  }
  const clean = { refused: null, awaitsScan: false, status: 200 };
  const waiting = { ...clean, awaitsScan: true };
  const refused = {
    refused: 'the virus scanner has found Eicar-Test-Signature in it.',
    awaitsScan: false,
    status: 403,
  };

  test('the scanner is asked about every byte of a résumé', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(4 * 2 ** 20, 'a')]);
    expect((await apply(live, { files: [['cv.pdf', bytes]] })).statusCode).toBe(204);
    expect(clamd.scanned).toEqual([bytes.length]);
    expect(await shown()).toEqual(clean);
  });

  test('an application with a virus arrives, and its file is kept aside', async () => {
    expect((await apply(live, { files: [['cv.pdf', infected()]] })).statusCode).toBe(204);
    expect(await shown()).toEqual(refused);
  });

  test('a scanner that is away loses no application: the file is marked, and scanned later', async () => {
    const { port } = clamd.address as { port: number };
    await clamd.close();
    expect((await apply(live, { files: [['cv.pdf', infected()]] })).statusCode).toBe(204);
    expect(await shown()).toEqual(waiting);
    await expect(scanLater()).rejects.toThrow(/1 files wait for a scan: .*ECONNREFUSED/);
    expect(await shown()).toEqual(waiting);
    clamd = await testScanner({ port });
    await scanLater();
    expect(await shown()).toEqual(refused);
    await scanLater();
    expect(clamd.scanned).toHaveLength(1);
  });

  test('a file that the scanner cannot take does not keep others from their scan', async () => {
    clamd.instead = 'INSTREAM size limit exceeded. ERROR';
    await apply(live);
    await apply(live, { files: [['cv.pdf', infected()]] });
    clamd.instead = undefined;
    const scan = scanner(clamd.address);
    const scanButFirst = (bytes: Buffer) =>
      bytes.includes(eicar) ? scan(bytes) : Promise.reject(new Error('No.'));
    await expect(scanWaiting(live.database, scanButFirst)).rejects.toThrow('1 files wait for a scan: No.');
    expect(await shown()).toEqual(refused);
  });
});

describe('the protocol', () => {
  let clamd: TestScanner;
  afterEach(() => clamd.close());

  test('is spoken by a socket, too', async () => {
    clamd = await testScanner({ path: join(mkdtempSync(join(tmpdir(), 'clamd-')), 'socket') });
    expect(await scanner(clamd.address)(infected())).toBe('Eicar-Test-Signature');
    expect(await scanner(clamd.address)(pdf())).toBeNull();
  });

  test.each(['stream: OKAY', 'OK', '', 'stream: INSTREAM size limit exceeded. ERROR', 'a'.repeat(20_000)])(
    'the answer "%.20s" counts as none',
    async (answer) => {
      clamd = await testScanner();
      clamd.instead = answer;
      await expect(scanner(clamd.address)(pdf())).rejects.toThrow();
    },
  );

  test('a scanner that takes the file and says nothing costs ten seconds', async () => {
    clamd = await testScanner();
    clamd.instead = 'silence';
    const began = Date.now();
    await expect(scanner(clamd.address)(pdf())).rejects.toThrow(/aborted/);
    expect(Date.now() - began).toBeLessThan(15_000);
  });
});
