import { runCommand } from './runCommand';

test.each(['EACCES', 'EROFS', 'EPERM'])(
  'a path that may not be written (%s) is named in a sentence',
  async (code) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = Object.assign(new Error(`${code}: no`), { code, path: '/site/dist', syscall: 'mkdir' });
    const command = { run: () => Promise.reject(error) };
    await runCommand(async () => ({ command }), { words: [], values: {} });
    expect(said.mock.calls).toEqual([
      [`This user may not write to /site/dist, or read it (mkdir: ${code}).`],
    ]);
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    said.mockRestore();
  },
);
