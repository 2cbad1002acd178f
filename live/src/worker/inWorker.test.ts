import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inWorker, OverLimit } from './inWorker';

const mail = (text: string) => ({ source: Buffer.from(`From: a@b.example\r\n\r\n${text}`), isCut: false });

test('a result, a refusal in words and a limit of time come back from the thread, and the next job runs', async () => {
  expect(await inWorker('readMail', mail('Hello'))).toMatchObject({ text: 'Hello' });
  await expect(inWorker('examineResume', { name: 'cv.pdf', bytes: Buffer.from('no') })).rejects.toMatchObject(
    { statusCode: 422, details: { violations: [{ field: 'resume' }] } },
  );
  const endless = inWorker('readMail', mail('-- \n'.repeat(90_000)), 0.001);
  await expect(endless).rejects.toThrow(OverLimit);
  await expect(endless).rejects.toThrow('It takes longer than 0.001 seconds.');
  expect(await inWorker('readMail', mail('Again'))).toMatchObject({ text: 'Again' });
});

test('ten jobs at once all have their result', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `Mail ${index}`);
  const mails = await Promise.all(texts.map((text) => inWorker('readMail', mail(text))));
  expect(mails.map(({ text }) => text)).toEqual(texts);
});

describe('with jobs of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
  const jobs = join(folder, 'node_modules/@vibrant-peak/live/tasks.js');
  let job: (task: string) => Promise<unknown>;
  let logged: jest.SpyInstance;
  beforeEach(async () => {
    jest.resetModules();
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    logged = jest.spyOn(console, 'error').mockReturnValue();
    mkdirSync(dirname(jobs), { recursive: true });
    const { inWorker: run } = await import('./inWorker');
    job = (task) => run('mediaTypeOf', task as never, 30);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rmSync(folder, { recursive: true }));

  test('an error after the end of one job leaves the other job alone', async () => {
    writeFileSync(
      jobs,
      `exports.run = async ({ task }) => {
        if (task === 'short') setTimeout(() => { throw new Error('late'); }, 50);
        else await new Promise((end) => setTimeout(end, 3000));
        return { result: task };
      };`,
    );
    expect(await Promise.all([job('long'), job('short')])).toEqual(['long', 'short']);
    expect(await Promise.all([job('next'), job('another')])).toEqual(['next', 'another']);
    expect(logged).toHaveBeenCalledWith('A worker thread failed: late');
  });

  test('a job whose thread does not start fails at once, and the next one runs', async () => {
    writeFileSync(jobs, `throw new Error('no start');`);
    const begin = performance.now();
    await expect(job('first')).rejects.toThrow('Terminating worker thread');
    expect(performance.now() - begin).toBeLessThan(20_000);
    writeFileSync(jobs, 'exports.run = ({ task }) => ({ result: task });');
    expect(await job('next')).toBe('next');
  });
});
