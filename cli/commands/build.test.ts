import { isUpToDate } from '@vibrant-peak/webpack/inputs';
import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { build } from '../publish/build';
import { compile } from '../typecheck/declarations';
import { command } from './build';

jest.mock('@vibrant-peak/webpack/inputs', () => ({ isUpToDate: jest.fn() }));
jest.mock('../publish/build', () => ({ build: jest.fn(async () => true) }));
jest.mock('../typecheck/declarations', () => ({ compile: jest.fn() }));

const run = (hasChanged: boolean, ...violations: string[]) => {
  jest.mocked(isUpToDate).mockResolvedValue(!hasChanged);
  jest.mocked(compile).mockReset().mockReturnValue(violations);
  jest.mocked(build).mockClear();
  return command.run({ words: ['remote-public'], values: {}, log: () => undefined });
};

test('a name that the shared package does not export is refused before the build, with file and line', async () => {
  const violation =
    "remote-public/src/team/TeamPage.tsx(3,25): error TS2305: … no exported member 'Sparkline'.";
  const refused = await run(true, violation).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(IncompatibleError);
  expect((refused as IncompatibleError).violations).toEqual([`remote-public: ${violation}`]);
  expect(build).not.toHaveBeenCalled();
});

test('types are checked when something is built, and not when nothing has changed', async () => {
  await run(true);
  expect(compile).toHaveBeenCalled();
  await run(false);
  expect(compile).not.toHaveBeenCalled();
});
