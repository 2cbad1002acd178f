import { setTimeout as pause } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { inWorker, OverLimit } from './inWorker';

const mail = (text: string) => ({ source: Buffer.from(`From: a@b.example\r\n\r\n${text}`), isCut: false });

test('a result, a refusal in words and a limit of time come back from the thread, and the next job runs', async () => {
  expect(await inWorker('readMail', mail('Hello'))).toMatchObject({ text: 'Hello' });
  await expect(inWorker('examineResume', { name: 'cv.pdf', bytes: Buffer.from('no') })).rejects.toMatchObject(
    { statusCode: 422, details: { violations: [{ field: 'resume' }] } },
  );
  const endless = inWorker('readMail', mail('-- \n'.repeat(400_000)), 0.001);
  await expect(endless).rejects.toThrow(OverLimit);
  await expect(endless).rejects.toThrow('It takes longer than 0.001 seconds.');
  expect(await inWorker('readMail', mail('Again'))).toMatchObject({ text: 'Again' });
});

test('ten jobs at once all have their result', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `Mail ${index}`);
  const mails = await Promise.all(texts.map((text) => inWorker('readMail', mail(text))));
  expect(mails.map(({ text }) => text)).toEqual(texts);
});

test('the late error of a thread ends no job of another one', async () => {
  const run = jest.spyOn(Piscina.prototype, 'run');
  const log = jest.spyOn(console, 'error').mockImplementation();
  const running = inWorker('readMail', mail('Goes on\n'.repeat(10_000)));
  while (run.mock.contexts.length === 0) await pause(1);
  (run.mock.contexts[0] as Piscina).emit('error', new Error('late'));
  expect(await running).toMatchObject({ text: expect.stringContaining('Goes on') as unknown });
  expect(log).toHaveBeenCalledWith('A worker thread failed: late');
  expect(await inWorker('readMail', mail('Again'))).toMatchObject({ text: 'Again' });
  jest.restoreAllMocks();
});
