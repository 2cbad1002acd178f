import { Store } from '../../store/store';
import { composeUntested } from '../../testing/composeUntested';
import { countCalls } from '../../testing/countCalls';
import { MemoryObjects } from '../../testing/simulation/memoryObjects';
import { releaseOf, remote, shell, withPages } from '../../testing/smallSite';
import { publishReleases } from './publishReleases';

const log = () => undefined;
const saying = (text: string) => `return ${JSON.stringify(`${text} `.repeat(100))}`;

/** A remote with public pages. */
function publicRemote(name: string, pages: number) {
  const paths = Array.from({ length: pages }, (_, page) => `/${name}/page-${page}`);
  return withPages(remote(name, `/${name}`, saying(name)), paths);
}

/** Renders another document at each address. */
const shellWithPaths = shell.replace("'<p>'", "'<p>' + path");

const staffRemote = (text: string) => remote('remote-staff', '/admin/staff', saying(text));

/** Calls of a publish of a staff page to a store with some remotes of some public pages each. */
async function callsOfPublish(remotes: number, pages: number): Promise<number> {
  const store = new Store(new MemoryObjects(() => Date.now()));
  const others = Array.from({ length: remotes }, (_, n) => publicRemote(`remote-${n}`, pages));
  const first = [
    releaseOf('shared', ''),
    releaseOf('shell', shellWithPaths),
    ...others,
    staffRemote('first'),
  ];
  await publishReleases(store, first, { log, compose: composeUntested });
  const { objects, calls } = countCalls(store.objects);
  const { status } = await publishReleases(store.over(objects), [staffRemote('second')], { log });
  expect(status).toBe('live');
  return calls();
}

test('a publish reads manifest, bundle and one page of each other remote, however many pages it has', async () => {
  const small = await callsOfPublish(2, 1);
  expect(small).toBeLessThanOrEqual(43);
  expect(await callsOfPublish(2, 10)).toBe(small);
  expect((await callsOfPublish(12, 1)) - small).toBe(10 * 3);
});
