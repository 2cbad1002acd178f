import { smallRelease } from '../../testing/simulation/operations';
import { MemoryObjects } from '../../testing/simulation/memoryObjects';
import { Store } from '../../store/store';
import { rollBack } from './rollBack';
import { publishReleases } from './publishReleases';

// An install of the server alone.
jest.mock('@vibrant-peak/webpack/apps', () => ({ defaultApps: [{ name: 'shared' }] }));

test('an empty store gets one sentence with the next step, from a publish of the content and a rollback', async () => {
  const store = new Store(new MemoryObjects(() => 0));
  const content = [smallRelease('shared', 'words')];
  const sentence = /^There is no site in this store yet\. Run npm start in the site's repository/;
  await expect(publishReleases(store, content, { log: () => undefined })).rejects.toThrow(sentence);
  await expect(rollBack(store)).rejects.toThrow(sentence);
});
