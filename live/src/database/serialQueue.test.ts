import { serialQueue } from './serialQueue';

const away = Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' });

test('a change begins when the change before has ended, with or without success', async () => {
  const run = serialQueue();
  const events: string[] = [];
  const change = (name: string, error?: Error) =>
    run(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      events.push(`${name} ends`);
      if (error) throw error;
      return name;
    });
  const [first, second] = [change('first', new Error('damaged')), change('second')];
  await expect(first).rejects.toThrow('damaged');
  expect(await second).toBe('second');
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('changes that wait for a database that is away fail with the first; later ones are tried', async () => {
  const run = serialQueue();
  let tried = 0;
  const change = () =>
    run(async () => {
      tried++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw away;
    });
  const waiting = await Promise.allSettled([change(), change(), change()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tried).toBe(1);
  await expect(change()).rejects.toThrow(away);
  expect(tried).toBe(2);
});
