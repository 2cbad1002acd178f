import { sendDue } from '../mail/sendDue';
import { smtpTransport } from '../mail/transport';
import { pdf } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { testMailServer } from '../testing/testMailServer';
import { addPerson, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  let mine: ReturnType<typeof inboxOf>;
  let theirs: ReturnType<typeof inboxOf>;
  let id: number;
  beforeEach(async () => {
    live = await testLive(kind);
    person = await addPerson(live, 'editor', 'Bilal');
    mine = inboxOf(live, person);
    theirs = inboxOf(live, await addPerson(live, 'editor', 'Hina'));
    await mine.send();
    id = (await mine.list()).conversations[0]!.id;
  });
  afterEach(() => live.close());

  const add = (name: string, bytes: Buffer) =>
    live.ask(`POST /inbox/${id}/files?name=${encodeURIComponent(name)}`, {
      headers: { ...person.headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  const names = async (inbox = mine) => (await inbox.open(id)).unsent.files.map(({ name }) => name);

  test('files go with the mail of the reply, and stay with it in the conversation', async () => {
    const server = await testMailServer();
    await add('Plan.pdf', pdf());
    await add('Plan.pdf', Buffer.from('words'));
    expect(await names()).toEqual(['Plan.pdf', 'Plan.pdf']);
    expect(await names(theirs)).toEqual([]);
    await mine.reply(id, 'Here is our plan.');
    expect(await names()).toEqual([]);
    await sendDue(live.database, smtpTransport({ url: server.url, from: 'hello@the.site' }));
    await server.close();
    const [mail] = server.mails;
    expect(mail!.attachments).toMatchObject([
      { filename: 'Plan.pdf', mimeType: 'application/pdf' },
      { filename: 'Plan.pdf', mimeType: 'application/octet-stream' },
    ]);
    const opened = (await theirs.ask(`GET /inbox/${id}`)).json<{
      messages: { attachments: { id: number; name: string }[] }[];
    }>();
    const [, second] = opened.messages[1]!.attachments;
    expect((await theirs.ask(`GET /inbox/${id}/attachments/${second!.id}`)).body).toBe('words');
  });

  test('a file is taken back by its author alone', async () => {
    await add('a.txt', Buffer.from('a'));
    const [file] = (await mine.open(id)).unsent.files;
    expect((await theirs.ask(`DELETE /inbox/${id}/files/${file!.id}`)).statusCode).toBe(404);
    expect(await names()).toEqual(['a.txt']);
    expect((await mine.ask(`DELETE /inbox/${id}/files/${file!.id}`)).statusCode).toBe(204);
    expect(await names()).toEqual([]);
  });

  test('files of more than 10 MB in all are refused', async () => {
    const half = Buffer.alloc(5 * 2 ** 20);
    expect((await add('a', half)).statusCode).toBe(204);
    expect((await add('b', half)).statusCode).toBe(204);
    expect((await add('c', Buffer.from('c'))).json()).toMatchObject({
      status: 413,
      detail: 'A reply takes 10 MB of files in all.',
    });
    expect((await add('d', Buffer.alloc(11 * 2 ** 20))).statusCode).toBe(413);
    expect(await names()).toEqual(['a', 'b']);
  });

  test('names lose paths and hidden characters; a file without bytes is none', async () => {
    await add('../../etc/pass\u202ewd\u0000.txt', Buffer.from('a'));
    await add('', Buffer.from('a'));
    expect(await names()).toEqual(['passwd.txt', 'file']);
    expect((await add('a', Buffer.alloc(0))).statusCode).toBe(400);
  });
});
