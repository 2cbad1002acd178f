import { command } from './publish';
import { publish } from '../publish/publish';
import { provenanceOf } from '@vibrant-peak/engine/publish/rules/provenanceOf';

const mockPreviews = { secret: '0'.repeat(32), named: [{ name: 'my-branch', composition: 2 }] };
const mockLocks: { app: string; by: string; at: string; reason: string }[] = [];
jest.mock('@vibrant-peak/engine/store/openStore', () => ({
  openStore: async () => mockStore,
}));
const mockStore = {
  pointer: async () => ({ live: 1 }),
  composition: async () => ({ number: 2, preview: 'ab' }),
  log: { read: async () => ({ entry: { previews: mockPreviews, locks: mockLocks } }) },
  over: () => ({ ...mockStore, isInMemory: true }),
};
jest.mock('../publish/publish', () => ({
  publish: jest.fn(async () => ({ status: 'live', composition: 2, releases: {} })),
}));
jest.mock('@vibrant-peak/engine/publish/rules/provenanceOf', () => ({
  provenanceOf: jest.fn(),
}));
jest.mock('@vibrant-peak/engine/publish/rules/changesIn', () => ({
  changesIn: () => ['remote-public/src/team/TeamPage.tsx', 'shared/package.json'],
}));

type Values = Record<string, string | boolean>;

const run = async (values: Values, isChanged?: true, words = ['remote-public']) => {
  jest.mocked(publish).mockClear();
  jest.mocked(provenanceOf).mockReturnValue({ by: 'tester', at: '', ...(isChanged && { isChanged }) });
  const lines: string[] = [];
  const outcome = command.run({ words, values, log: (line) => lines.push(line) });
  return {
    lines,
    outcome: await outcome.then(
      ({ status, preview, uncommitted }) => ({ status, preview, uncommitted }),
      String,
    ),
  };
};

test('changes that are not committed are reported before they are published, and with --json', async () => {
  const { lines, outcome } = await run({}, true);
  expect(lines).toEqual([
    'remote-public, or what it is built from, has changes that are not committed (remote-public/src/team/TeamPage.tsx and 1 more). ' +
      'They are published as well. --clean refuses them.',
  ]);
  expect(outcome).toMatchObject({
    uncommitted: ['remote-public/src/team/TeamPage.tsx', 'shared/package.json'],
  });
});

test('with --clean they are refused, and nothing is built', async () => {
  const { outcome } = await run({ clean: true }, true);
  expect(outcome).toContain('Commit them, or publish without --clean.');
  expect(publish).not.toHaveBeenCalled();
});

test('a clean checkout is published without a word', async () => {
  expect(await run({ clean: true })).toEqual({
    lines: [],
    outcome: { status: 'live', preview: 'preview-2-ab' },
  });
});

test('a dry run writes to memory, and says that everything fits, not that it is live', async () => {
  expect((await run({ dryRun: true, json: true })).outcome).toMatchObject({ status: 'fits' });
  expect(jest.mocked(publish).mock.lastCall?.[0]).toHaveProperty('isInMemory');
});

test('a lock refuses before anything is built, but for a preview', async () => {
  mockLocks.push({ app: 'remote-public', by: 'Ayesha', at: '2026-11-20T10:00:00.000Z', reason: 'sale' });
  expect((await run({})).outcome).toMatch(/^LockedError: .*Ayesha.*sale/);
  expect(publish).not.toHaveBeenCalled();
  await run({ preview: true });
  expect(publish).toHaveBeenCalled();
  mockLocks.pop();
});

const targetOfLast = () => jest.mocked(publish).mock.lastCall?.[2].target;

test('a preview without a name has the address of its composition, one with a name has that of the name', async () => {
  expect((await run({ preview: true })).outcome).toMatchObject({ preview: 'preview-2-ab' });
  expect(targetOfLast()).toEqual({ kind: 'preview' });
  const { outcome } = await run({ preview: 'my-branch' });
  expect(outcome).toMatchObject({ preview: expect.stringMatching(/^my-branch-[0-9a-f]{32}$/) });
  expect(targetOfLast()).toEqual({ kind: 'preview', name: 'my-branch' });
});

test.each(['My-branch', 'fix/menu', 'a_b', '-a', 'a-', 'a--b', '', 'preview-12', 'a'.repeat(31)])(
  'a preview cannot be called "%s"',
  async (preview) => {
    const { outcome } = await run({ preview });
    expect(outcome).toContain(
      'The name of a preview has lower-case letters, digits and single "-" between them',
    );
    expect(outcome).toContain(`"${preview}"`);
    expect(publish).not.toHaveBeenCalled();
  },
);

test.each(['a', '7', 'release-2026-11', 'a'.repeat(30)])('a preview can be called "%s"', async (preview) => {
  expect((await run({ preview })).outcome).toMatchObject({
    preview: expect.stringContaining(`${preview}-`),
  });
});

test('an application after --preview is not taken for a name', async () => {
  const { outcome } = await run({ preview: 'remote-public' }, undefined, []);
  expect(outcome).toContain('The application comes first: publish remote-public --preview');
});

test('the example of a preview address has the port of the server', () => {
  const published = { status: 'preview', composition: 2, preview: 'preview-2-ab', releases: {} } as const;
  const told = () =>
    command.describe!({ ...published, seconds: 1, tried: [], untried: [], uncommitted: undefined });
  expect(told()).toContain('such as http://preview-2-ab.localhost:8080');
  process.env['PORT'] = '8090';
  expect(told()).toContain('such as http://preview-2-ab.localhost:8090');
  delete process.env['PORT'];
});
