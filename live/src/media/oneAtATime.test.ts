import { oneAtATime } from './oneAtATime';

test('work begins when the work before has ended, with or without success', async () => {
  const events: string[] = [];
  const work = (name: string, outcome: () => Promise<void>) => () => {
    events.push(`${name} begins`);
    return outcome().finally(() => events.push(`${name} ends`));
  };
  const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 10));
  const failing = oneAtATime(
    work('first', async () => {
      await pause();
      throw new Error('damaged');
    }),
  );
  const second = oneAtATime(work('second', pause));
  await expect(failing).rejects.toThrow('damaged');
  await second;
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
