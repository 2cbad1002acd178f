import { brotliCompressSync, constants } from 'node:zlib';
import { Store } from '../store/store';
import { composeUntested } from '../testing/composeUntested';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { releaseOf, remote, shell } from '../testing/smallSite';
import { publishReleases } from '../publish/steps/publishReleases';

/** Code of a text that qualities of compression tell apart. */
const text = `Array.from({ length: 3000 }, (_, n) => (n * 7919) % 1009).join(' ')`;

test('documents of the staff area, which each publish changes, are compressed with less effort', async () => {
  const store = new Store(new MemoryObjects(() => 0));
  const releases = [
    releaseOf('shared', ''),
    releaseOf('shell', shell.replace("'<p>Staff</p>'", text)),
    remote('remote-public', '/one', `return ${text}`),
    remote('remote-staff', '/admin/one', "return ''"),
  ];
  await publishReleases(store, releases, { log: () => undefined, compose: composeUntested });
  const { documents } = await store.inventory(await store.composition(1));
  const sizes = async (path: string, quality: number) => {
    const { file } = documents[path]!;
    const html = (await store.objects.read(file))!;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return [(await store.objects.read(`${file}.br`))!.length, brotliCompressSync(html, { params }).length];
  };
  for (const path of ['/admin/one', 'staff']) {
    const [stored, fast] = await sizes(path, 9);
    expect(stored).toBe(fast);
  }
  const [[stored, best], [, fast]] = [await sizes('/one', 11), await sizes('/one', 9)];
  expect(stored).toBe(best);
  expect(best).not.toBe(fast);
});
