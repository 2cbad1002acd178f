import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { publishReleases } from '../publish/steps/publishReleases';
import type { BuiltRelease } from '../formats/manifest';
import type { Store } from '../store/store';
import { composeUntested } from '../testing/composeUntested';
import { copiesOfStore } from '../testing/testStore';
import { releaseOf, remote, shell, withPages } from '../testing/smallSite';
import { compose } from './compose';
import { Sandbox, type Limits } from './sandbox';

let store: Store;
/** What composing logged. */
let lines: string[] = [];
async function finished(to: Store, composing: ReturnType<typeof compose>): Promise<number> {
  const composition = await composing;
  await to.finishComposition(composition);
  return composition.number;
}
const publish = (release: BuiltRelease, limits: Partial<Limits> = {}) => {
  const options = {
    limits: { page: 20, memory: 64, ...limits },
    log: (line: string) => void lines.push(line),
  };
  return publishReleases(store, [release], {
    log: () => undefined,
    compose: (to, recipe) => finished(to, compose(to, recipe, options)),
  });
};
const liveText = async (path: string) => {
  const live = await store.composition((await store.pointer())!.live);
  const { documents } = await store.inventory(live);
  return (await store.objects.read(documents[path]!.file))?.toString();
};

const first = [
  releaseOf('shared', ''),
  releaseOf('shell', shell),
  remote('remote-x', '/x', "return 'X as it is live'"),
];
const newStore = copiesOfStore((filled) =>
  publishReleases(filled, first, { log: () => undefined, compose: composeUntested }),
);
beforeEach(async () => {
  store = await newStore();
  lines = [];
});

const secret = 'a secret of the machine';
beforeAll(() => (process.env['SECRET_OF_TESTS'] = secret));
afterAll(() => delete process.env['SECRET_OF_TESTS']);

const rendering = 'while rendering /x';
const bad: [what: string, show: string, says: string][] = [
  ['ends the process', 'process.exit(0)', `remote-x ended the process ${rendering}`],
  [
    'throws later',
    "setTimeout(() => { throw new Error('later') }); await new Promise((done) => setTimeout(done, 500))",
    `remote-x failed (Error: later) ${rendering}`,
  ],
  ['waits forever', 'await new Promise(() => {})', `remote-x took longer than 4 s ${rendering}`],
  ['loops', 'for (;;);', `remote-x took longer than 4 s ${rendering}`],
  [
    'eats memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill({}))',
    `remote-x took more than 64 MB of memory ${rendering}`,
  ],
  [
    'reads files',
    `return process.getBuiltinModule('node:fs').readFileSync(${JSON.stringify(__filename)}, 'utf8')`,
    'remote-x failed (Error: Access to this API has been restricted',
  ],
  [
    'needs a browser',
    'return window.innerWidth',
    `remote-x failed (ReferenceError: window is not defined) ${rendering} at remote-x/bundle.cjs:1:`,
  ],
  [
    'throws',
    "throw new Error('Boom')",
    `remote-x failed (Error: Boom) ${rendering} at remote-x/bundle.cjs:1:`,
  ],
];

test.each(bad)(
  'a page that %s costs its own publish, which says so, and no other one',
  async (_, show, says) => {
    const [own, other] = await Promise.allSettled([
      publish(remote('remote-x', '/x', show), says.includes('longer') ? { page: 4 } : {}),
      publish(remote('remote-y', '/y', "return 'Y'")),
    ]);
    expect(other.status).toBe('fulfilled');
    expect(own).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(says) } });
    expect(await liveText('/x')).toBe('<p>X as it is live</p>');
    expect(await liveText('/y')).toBe('<p>Y</p>');
  },
);

const halfASecond = 'await new Promise((done) => setTimeout(done, 500)); return String(process.pid)';
const addresses = (count: number) => Array.from({ length: count }, (_, page) => `/x/${page}`);

test('the limit of time is that of one page: many pages may take longer together', async () => {
  await publish(withPages(remote('remote-x', '/x', halfASecond), addresses(10)), { page: 4 });
  expect(await liveText('/x/9')).toMatch(/^<p>\d+<\/p>$/);
});

test('all pages of one remote have a limit of time, too', async () => {
  const release = withPages(remote('remote-x', '/x', halfASecond), addresses(10));
  await expect(publish(release, { remote: 3 })).rejects.toThrow(
    /remote-x took longer than 3 s for all its pages while rendering \/x\/\d/,
  );
});

test('staff pages are rendered one after the other, and none stays in memory', async () => {
  const show = "new WeakRef(new Array(1e6).fill(0)); return 'X'";
  const paths = Array.from({ length: 20 }, (_, page) => `/admin/x/${page}`);
  await publish(withPages(remote('remote-x', '/admin/x', show), paths));
});

test('a slow page is named with its remote and its milliseconds', async () => {
  await publish(remote('remote-x', '/x', halfASecond.replace('500', '1200')));
  expect(lines).toEqual([expect.stringMatching(/^slow: rendering \/x of remote-x took [1-9]\d{3} ms$/)]);
});

(availableParallelism() > 1 ? test : test.skip)('many pages render in several processes', async () => {
  const release = withPages(remote('remote-x', '/x', halfASecond.replace('500', '50')), addresses(100));
  await publish(release);
  const texts = await Promise.all(addresses(100).map(liveText));
  expect(texts.every((text) => /^<p>\d+<\/p>$/.test(text!))).toBe(true);
  expect(new Set(texts).size).toBeGreaterThan(1);
});

const cpuLimits = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isRenderProcess(name))
    .map((name) => /Max cpu time +(\d+)/.exec(readFileSync(`/proc/${name}/limits`, 'utf8'))?.[1]);

const isRenderProcess = (id: string) => {
  try {
    const parent = /^PPid:\s(\d+)$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return (
      parent === String(process.pid) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('render.cjs')
    );
  } catch {
    return false;
  }
};

(existsSync('/proc/self/limits') ? test : test.skip)(
  'the system ends a bundle that loops although its publisher was killed: the process has a limit of CPU time',
  async () => {
    const sandbox = await Sandbox.open({ remote: 35 });
    await expect(sandbox.plan({} as never)).rejects.toThrow();
    expect(cpuLimits()).toEqual(['70']);
    await sandbox.close();
  },
);

test('without its publisher the process ends, in the middle of an order, too', async () => {
  const sandbox = await Sandbox.open({ page: 3 });
  const { child } = sandbox as unknown as { child: ChildProcess };
  const ended = once(child, 'exit');
  child.send({});
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  await sandbox.close();
});

test('a page finds nothing in the environment', async () => {
  await publish(remote('remote-x', '/x', 'return JSON.stringify(process.env)'));
  expect(await liveText('/x')).toBe('<p>{}</p>');
});

test('timers that go on hold nothing up', async () => {
  const began = performance.now();
  await publish(remote('remote-x', '/x', "setInterval(() => {}, 10); return 'X with timers'"));
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(await liveText('/x')).toBe('<p>X with timers</p>');
});

test.each([
  [
    'a bundle that ends the process as it starts',
    remote('remote-x', '/x', '', 'process.exit(1)'),
    'starting remote-x',
  ],
  ['a staff page that does', remote('remote-x', '/admin/x', 'process.exit(1)'), 'rendering /admin/x'],
])('%s is named', async (_, release, what) => {
  await expect(publish(release)).rejects.toThrow(`remote-x ended the process while ${what}`);
});

test('nothing can be written or started, and no worker either', async () => {
  const show = `const results = [];
    const tries = {
      write: () => process.getBuiltinModule('node:fs').writeFileSync('/tmp/written', ''),
      start: () => process.getBuiltinModule('node:child_process').spawnSync('true'),
      worker: () => new (process.getBuiltinModule('node:worker_threads').Worker)('', { eval: true }),
    };
    for (const [name, run] of Object.entries(tries))
      try { run(); results.push(name); } catch (error) { results.push(error.code); }
    return results.join(' ');`;
  await publish(remote('remote-x', '/x', show));
  expect(await liveText('/x')).toBe('<p>ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED</p>');
});
