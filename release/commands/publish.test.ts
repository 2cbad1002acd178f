import { publishApp } from './publish';
import { publish } from '../publish/publish';
import { provenanceOf } from '../publish/provenanceOf';

jest.mock('../store/openStore', () => ({
  openStore: async () => ({ pointer: async () => ({ live: 1 }), composition: async () => ({ number: 2 }) }),
}));
jest.mock('../publish/publish', () => ({
  publish: jest.fn(async () => ({ status: 'live', composition: 2, releases: {} })),
}));
jest.mock('../publish/provenanceOf', () => ({
  provenanceOf: jest.fn(),
  changesIn: () => ['remote-public/src/team/TeamPage.tsx', 'shared/package.json'],
}));

const run = async (values: Record<string, string | boolean>, isChanged?: true) => {
  jest.mocked(publish).mockClear();
  jest.mocked(provenanceOf).mockReturnValue({ by: 'tester', at: '', ...(isChanged && { isChanged }) });
  const lines: string[] = [];
  const outcome = publishApp.run({ words: ['remote-public'], values, log: (line) => lines.push(line) });
  return { lines, outcome: await outcome.then(({ uncommitted }) => ({ uncommitted }), String) };
};

test('changes that are not committed are told before they are published, and with --json', async () => {
  const { lines, outcome } = await run({}, true);
  expect(lines).toEqual([
    'remote-public, or what it is built from, has changes that are not committed (remote-public/src/team/TeamPage.tsx and 1 more): ' +
      'they are published, too. With --clean this is refused.',
  ]);
  expect(outcome).toEqual({ uncommitted: ['remote-public/src/team/TeamPage.tsx', 'shared/package.json'] });
});

test('with --clean they are refused, and nothing is built', async () => {
  const { outcome } = await run({ clean: true }, true);
  expect(outcome).toContain('Commit them, or publish without --clean.');
  expect(publish).not.toHaveBeenCalled();
});

test('a clean checkout is published without a word', async () => {
  expect(await run({ clean: true })).toEqual({ lines: [], outcome: {} });
});
