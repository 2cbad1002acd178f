import { namedPreviewLabel } from '@vibrant-peak/engine/formats/previewAddress';
import { Store } from '@vibrant-peak/engine/store/store';
import { publishReleases } from '@vibrant-peak/engine/publish/steps/publishReleases';
import { MemoryObjects } from '@vibrant-peak/engine/testing/simulation/memoryObjects';
import { composeQuickly } from '@vibrant-peak/engine/testing/addComposition';
import { smallRelease } from '@vibrant-peak/engine/testing/simulation/operations';
import { quickEnvironment } from '@vibrant-peak/engine/testing/simulation/quickEnvironment';
import { command } from './list';

const mockStore = new Store(new MemoryObjects(() => 0), quickEnvironment());
jest.mock('@vibrant-peak/engine/store/openStore', () => ({ openSite: async () => mockStore }));

const listed = async () => command.run({ words: [], values: {}, log: () => undefined });
const publish = (text: string, name?: string) =>
  publishReleases(mockStore, [smallRelease('shell', text)], {
    log: () => undefined,
    compose: composeQuickly,
    ...(name !== undefined && { target: { kind: 'preview', name } }),
  });

test('named previews are listed with their addresses', async () => {
  await publish('live');
  expect((await listed()).previews).toEqual([]);
  const { composition } = await publish('new', 'my-branch');
  const label = namedPreviewLabel('my-branch', (await mockStore.log.read()).entry.previews!);
  const result = await listed();
  expect(result.previews).toEqual([{ name: 'my-branch', composition, label }]);
  const text = command.describe!(result);
  expect(text).toContain(`Preview my-branch shows composition ${composition}: ${label}.<host>`);
  expect(text).toContain('publish shell as preview my-branch');
  expect(JSON.stringify(result)).not.toContain('secret');
});
