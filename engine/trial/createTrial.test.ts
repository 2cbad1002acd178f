import { publishReleases } from '../publish/steps/publishReleases';
import { composing } from '../publish/steps/composeAndCheck';
import { Store } from '../store/store';
import { composeUntested } from '../testing/composeUntested';
import { releaseOf, remote, shell } from '../testing/smallSite';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { createTrial } from './createTrial';

test.each([
  ['no Chromium was found', undefined, 'no Chromium was found (set CHROMIUM to its path)'],
  ['it does not start', __filename, 'Chromium does not start'],
])('a publish goes live and says what was not tried where %s', async (_, chromium, why) => {
  const store = new Store(new MemoryObjects(() => Date.now()));
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await publishReleases(store, [releaseOf('shared', ''), releaseOf('shell', shell)], {
    log,
    compose: composeUntested,
  });
  const trial = createTrial({ chromium, mapsOf: async () => undefined, log });
  const release = remote('remote-x', '/x', "return 'X'");
  const { status } = await publishReleases(store, [release], { log, compose: composing({ trial }) });
  expect(status).toBe('live');
  expect(trial).toMatchObject({ tried: [], untried: ['/x'] });
  expect(lines.find((line) => line.startsWith('Not tried'))).toMatch(
    new RegExp(`^Not tried in a browser, as ${why.replace(/[()]/g, '\\$&')}.*: /x$`),
  );
});
