import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { S3Proxy, type Fate } from '../../e2e/s3Proxy';
import { hasS3Server, startS3Server, type S3Server } from '../../e2e/s3Server';
import { objectStoreConformance } from '../testing/objectStoreConformance';
import { inParallel } from './inParallel';
import { openBucket, s3Client } from './openBucket';
import { S3Objects } from './s3Objects';
import { Store } from '../store/store';

const withServer = hasS3Server ? describe : describe.skip;

withServer("a bucket of Ceph's object gateway", () => {
  let server: S3Server;
  let client: S3Client;
  const proxies: S3Proxy[] = [];
  let opened = 0;

  /** A store of its own in the bucket. */
  const open = async (endpoint = server.endpoint) => openBucket(`s3://releases/tests/${++opened}`, endpoint);
  const openThrough = async (fateOf: (method: string, path: string) => Fate) => {
    const proxy = new S3Proxy(server.endpoint);
    proxies.push(proxy);
    proxy.fateOf = fateOf;
    return open(await proxy.start());
  };

  beforeAll(async () => {
    server = await startS3Server('releases');
    client = s3Client(server.endpoint);
  }, 90_000);

  afterAll(async () => {
    proxies.forEach((proxy) => proxy.stop());
    await server.stop();
  });

  objectStoreConformance(open);

  test('lists and children go on over several pages', async () => {
    const where = { address: 's3://releases/pages', bucket: 'releases', endpoint: server.endpoint };
    const store = new S3Objects(client, where, 'pages/', 10);
    const names = Array.from({ length: 25 }, (_, n) => `many/${String(n).padStart(2, '0')}/file`);
    await inParallel(names, (name) => store.write(name, Buffer.from(name)));
    expect(await store.list('many/')).toEqual(names);
    expect(await store.children('many/')).toHaveLength(names.length);
  });

  test('a store sees nothing of another one in the same bucket', async () => {
    const [first, second] = [openBucket('s3://releases/x', server.endpoint), await open()];
    await first.write('a', Buffer.from('first'));
    await openBucket('s3://releases/xy/', server.endpoint).write('b', Buffer.from('third'));
    expect(await second.read('a')).toBeUndefined();
    expect(await first.list('')).toEqual(['a']);
    expect(await openBucket('s3://releases', server.endpoint).children('')).toEqual(
      expect.arrayContaining(['tests', 'x', 'xy']),
    );
  });

  test.each([
    ['r/shell/1/shell.js', 'text/javascript', /immutable/],
    ['r/shell/1/shell.js.br', 'application/octet-stream', /immutable/],
    ['media/a.avif', 'image/avif', /immutable/],
    ['media/a.woff2', 'font/woff2', /immutable/],
    ['compositions/1/index.html', 'text/html;charset=utf-8', /^no-cache$/],
    ['pointer/00000001.json', 'application/json', /^no-cache$/],
  ])('%s can be served as it is', async (name, type, caching) => {
    const store = openBucket('s3://releases/headers', server.endpoint);
    await store.create(name, Buffer.from('x'));
    const head = await client.send(new HeadObjectCommand({ Bucket: 'releases', Key: `headers/${name}` }));
    expect(head.ContentType).toBe(type);
    expect(head.CacheControl).toMatch(caching);
  });

  test('an entry of the log whose answer was lost counts, and is written once', async () => {
    let lost = 0;
    const objects = await openThrough((method, path) =>
      method === 'PUT' && path.includes('/pointer/') && lost++ === 0 ? 'lose the answer' : 'pass',
    );
    const store = new Store(objects);
    expect(await store.decide({ reason: 'test' }, () => ({ live: 1 }))).toMatchObject({ sequence: 1 });
    expect(lost).toBe(2);
    expect(await store.log.sequences()).toEqual([1]);
  });

  test('a create that conflicts with another one (409) is retried', async () => {
    let met = 0;
    const conflict = { status: 409, body: '<Error><Code>ConditionalRequestConflict</Code></Error>' };
    const store = await openThrough((method, path) =>
      method === 'PUT' && path.includes('/pointer/') && met++ < 2 ? conflict : 'pass',
    );
    expect(await store.create('pointer/1', Buffer.from('mine'))).toBe(true);
    expect(met).toBe(3);
  });

  test('a request that a busy store turns away is repeated', async () => {
    let asked = 0;
    const busy = { status: 503, body: '<Error><Code>SlowDown</Code></Error>' };
    const store = await openThrough(() => (asked++ === 0 ? busy : 'pass'));
    expect(await store.read('a')).toBeUndefined();
    expect(asked).toBe(2);
  });

  test('a store that ignores conditional writes is refused before anything is created', async () => {
    const paths: string[] = [];
    const store = await openThrough((method, path) => {
      paths.push(path);
      return method === 'PUT' ? { status: 200 } : 'pass';
    });
    await expect(store.create('pointer/1', Buffer.from('mine'))).rejects.toThrow(
      /ignores conditional writes/,
    );
    expect(paths.filter((path) => path.includes('pointer'))).toEqual([]);
  });

  test('the probe for conditional writes leaves nothing', async () => {
    const store = await open();
    await store.create('a', Buffer.from('a'));
    expect(await store.list('')).toEqual(['a']);
  });

  describe('explains failures', () => {
    test('when there is no such bucket', async () => {
      const store = openBucket('s3://no-such-bucket', server.endpoint);
      const message = new RegExp(`no bucket "no-such-bucket" at ${server.endpoint}`);
      await expect(store.children('pointer/')).rejects.toThrow(message);
      await expect(store.read('a')).rejects.toThrow(message);
      await expect(store.create('a', Buffer.from('a'))).rejects.toThrow(message);
    });

    test('when access is refused', async () => {
      process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
      const store = await open();
      const rejection = expect(store.children('pointer/')).rejects.toThrow(
        /access is refused \(SignatureDoesNotMatch\)/,
      );
      await rejection.finally(() => Object.assign(process.env, server.environment));
    });

    test('when the host is not reached', async () => {
      const store = await open('http://127.0.0.1:9');
      await expect(store.read('a')).rejects.toThrow('http://127.0.0.1:9 is not reached (ECONNREFUSED)');
    });
  });
});

test('an address without a bucket is refused', () => {
  expect(() => openBucket('s3://')).toThrow(/names no bucket/);
});

describe('stores with less than Amazon has', () => {
  const environment = { AWS_REGION: 'x', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  const before = { ...process.env };
  let close = () => {};
  beforeAll(() => void Object.assign(process.env, environment));
  afterEach(() => close());
  afterAll(() => void (process.env = before));

  const openAt = async (answer: RequestListener) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    return openBucket('s3://releases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  test('one that has no conditional writes (501) is refused in one sentence', async () => {
    const store = await openAt((_request, response) =>
      response.writeHead(501).end('<Error><Code>NotImplemented</Code></Error>'),
    );
    await expect(store.create('pointer/1', Buffer.from('mine'))).rejects.toThrow(
      'The store s3://releases has no conditional writes (If-None-Match), which every publish needs: it cannot be used.',
    );
  });

  test('one that wants Content-MD5 to remove several objects at once removes them', async () => {
    const removed: string[] = [];
    const store = await openAt(({ method, url = '' }, response) => {
      if (method !== 'DELETE')
        return response.writeHead(400).end('<Error><Code>InvalidRequest</Code></Error>');
      removed.push(url.split('?')[0]!);
      return response.writeHead(204).end();
    });
    await store.remove(['a', 'b']);
    expect(removed.sort()).toEqual(['/releases/a', '/releases/b']);
  });
});
