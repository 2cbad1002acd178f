import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { SmokeError } from '@vibrant-peak/engine/publish/steps/smokeError';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { runCommand } from './runCommand';

test.each(['EACCES', 'EROFS', 'EPERM'])(
  'a path that may not be written (%s) is named in a sentence',
  async (code) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = Object.assign(new Error(`${code}: no`), { code, path: '/site/dist', syscall: 'mkdir' });
    const command = { run: () => Promise.reject(error) };
    await runCommand(async () => ({ command }), { words: [], values: {} });
    expect(said.mock.calls).toEqual([[`This user cannot read or write /site/dist (mkdir: ${code}).`]]);
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    said.mockRestore();
  },
);

test.each([
  [1, new Error('no'), undefined],
  [2, new UsageError('no'), undefined],
  [3, new IncompatibleError(['/team']), ['/team']],
  [3, new SmokeError(['/team']), ['/team']],
])('the exit code is %i for %s, and --json is one object', async (code, error, violations) => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const command = { run: () => Promise.reject(error) };
  await runCommand(async () => ({ command }), { words: [], values: { json: true } });
  expect(said.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toEqual([
    { error: error.message, ...(violations && { violations }) },
  ]);
  expect(process.exitCode).toBe(code);
  process.exitCode = 0;
  said.mockRestore();
});
