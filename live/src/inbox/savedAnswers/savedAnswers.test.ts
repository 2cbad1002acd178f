import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { testLive, type TestLive } from '../../testing/testLive';
import { addPerson, logOf } from '../../testing/testPeople';
import type { SavedAnswer } from './savedAnswers';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind);
    inbox = inboxOf(live, await addPerson(live, 'editor', 'Bilal'));
  });
  afterEach(() => live.close());

  const answers = async () =>
    (await inbox.ask('GET /saved-answers')).json<{ answers: SavedAnswer[] }>().answers;
  const save = (id: string, title: string, text = 'Dear {name}') =>
    inbox.ask(`PUT /saved-answers/${id}`, { title, text });

  test('a polite no to an application is there from the start', async () => {
    expect(await answers()).toMatchObject([
      { id: 'no', text: expect.stringMatching(/^Dear \{name\},[^]*\{opening\}[^]*Vibrant Peak$/) },
    ]);
  });

  test('staff add, change and delete answers, those from the start too; a restart brings none back', async () => {
    await save('a', 'Thanks');
    await save('a', 'Thank you', 'Hello {name}');
    await save('no', 'A polite no');
    expect(await answers()).toEqual([
      { id: 'no', title: 'A polite no', text: 'Dear {name}' },
      { id: 'a', title: 'Thank you', text: 'Hello {name}' },
    ]);
    await inbox.ask('DELETE /saved-answers/no');
    await live.restart();
    expect(await answers()).toMatchObject([{ id: 'a' }]);
    expect((await inbox.ask('DELETE /saved-answers/no')).statusCode).toBe(404);
  });

  test('the log names the answer and not its words', async () => {
    await save('a', 'Thanks', 'Secret words');
    await inbox.ask('DELETE /saved-answers/a');
    const log = await logOf(live);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['saved an answer', 'Thanks'],
      ['deleted a saved answer', 'Thanks'],
    ]);
    expect(JSON.stringify(log)).not.toContain('Secret');
  });

  test.each(['', 'a\u202eb', 'a'.repeat(101)])('the title %j is refused', async (title) => {
    expect((await save('a', title)).statusCode).toBe(400);
  });
});
