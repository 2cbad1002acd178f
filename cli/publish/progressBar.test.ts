import { progressBar } from './progressBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The output of work in two parts, the first of which lasts two seconds. */
async function writtenOn({ isTTY }: { isTTY: boolean }): Promise<string> {
  let written = '';
  const write = (text: string) => Boolean((written += text));
  const bar = progressBar(2, (line) => write(`${line}\n`), { isTTY, write });
  await bar.during('shell', () => jest.advanceTimersByTimeAsync(2000));
  bar.log('shell: built');
  await bar.during('remote-public', () => jest.advanceTimersByTimeAsync(2000));
  bar.end();
  await jest.advanceTimersByTimeAsync(2000);
  return written;
}

test('a terminal shows a bar with the work that is under way, below the lines', async () => {
  const none = `\r${'░'.repeat(24)} shell\x1b[K`;
  const half = `\r${'█'.repeat(12)}${'░'.repeat(12)} remote-public\x1b[K`;
  const clear = '\r\x1b[K';
  expect(await writtenOn({ isTTY: true })).toBe(`${none}${none}${clear}shell: built\n${half}${half}${clear}`);
});

test('a log has the lines alone', async () => {
  expect(await writtenOn({ isTTY: false })).toBe('shell: built\n');
});
