import { createHmac } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { plainReason } from '../mail/plainReason';
import { testProxy, type TestProxy } from '../testing/testProxy';
import { testWebhook, type TestWebhook } from '../testing/testWebhook';
import { deliver, isPublic, type Network } from './deliver';

const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString('base64')}`;

let hook: TestWebhook;
beforeAll(async () => {
  hook = await testWebhook();
});
afterAll(() => hook.close());
beforeEach(() => {
  hook.calls.length = 0;
  hook.answer = [204];
});

/** Names resolve to these addresses, one list for each time that they are asked for. */
const resolving = (...answers: string[][]): NonNullable<Network['resolve']> =>
  jest.fn((_name, _options, done) => {
    const addresses = answers.length > 1 ? answers.shift()! : answers[0]!;
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  });

const send = (network: Network, host = 'hook.example', protocol = 'https') =>
  deliver(
    { id: 'message-1', url: `${protocol}://${host}:${hook.port}/in`, secret, body: '{"a":"ü"}' },
    { ca: hook.ca, httpsProxy: '', ...network },
  );

/** The test's receiver is on this machine. */
const here: Network = { resolve: resolving(['127.0.0.1']), isAllowed: () => true };

test('a message arrives with a signature that its key verifies', async () => {
  await send(here);
  expect(hook.calls).toHaveLength(1);
  const { headers, body } = hook.calls[0]!;
  expect(body).toBe('{"a":"ü"}');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers).toMatchObject({ 'webhook-id': 'message-1', 'webhook-signature': `v1,${signature}` });
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '::1', '::', 'fe80::1', 'fd00::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1'],
])('%s is not an address of the internet', (address) => expect(isPublic(address)).toBe(false));

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
  '%s is one',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '[::1]', '0x7f000001', '2130706433', '127.1', '0177.0.0.1', '[::ffff:7f00:1]'],
  ...['localhost', 'LOCALHOST', '127.0.0.1.'],
])('%s is not called', async (host) => {
  await expect(send({}, host)).rejects.toMatchObject({ isFinal: true });
  expect(hook.calls).toEqual([]);
});

test.each([[['127.0.0.1']], [['93.184.216.34', '10.0.0.1']], [['fd00::1']], [[]]])(
  'a name of %j is not called',
  async (addresses) => {
    await expect(send({ resolve: resolving(addresses) })).rejects.toThrow('on a private network');
    expect(hook.calls).toEqual([]);
  },
);

test('the connection goes to the address that was checked, not to what the name means a moment later', async () => {
  const resolve = resolving(['127.0.0.1'], ['10.0.0.1']);
  const isAllowed = jest.fn((address: string) => address === '127.0.0.1');
  await send({ resolve, isAllowed });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(hook.calls).toHaveLength(1);
  await expect(send({ resolve, isAllowed })).rejects.toThrow('on a private network');
  expect(hook.calls).toHaveLength(1);
});

test('a redirect is refused, wherever it leads', async () => {
  hook.answer = [307, `https://127.0.0.1:${hook.port}/elsewhere`];
  await expect(send(here)).rejects.toMatchObject({
    isFinal: true,
    message: expect.stringMatching(/redirect/),
  });
  expect(hook.calls).toHaveLength(1);
});

test.each([404, 429, 500, 503])(
  'the answer %i is a failure that another attempt may mend',
  async (status) => {
    hook.answer = [status];
    const error = (await send(here).catch((each: unknown) => each)) as Error;
    expect(error).toMatchObject({ message: `The answer was ${status}.` });
    expect(error).not.toHaveProperty('isFinal');
  },
);

describe('with a proxy', () => {
  let proxy: TestProxy;
  beforeEach(async () => void (proxy = await testProxy()));
  afterEach(() => proxy.close());
  const noName: NonNullable<Network['resolve']> = jest.fn();

  test('a message goes through it, and the proxy resolves the name', async () => {
    await send({ httpsProxy: proxy.url, noProxy: 'other.example', resolve: noName });
    expect(proxy.targets).toEqual([`hook.example:${hook.port}`]);
    expect(hook.calls).toMatchObject([{ body: '{"a":"ü"}' }]);
    expect(noName).not.toHaveBeenCalled();
  });

  test('a host of NO_PROXY is reached without it, at an address that was checked', async () => {
    const network = { httpsProxy: proxy.url, noProxy: 'localhost,hook.example' };
    await send({ ...here, ...network });
    expect(hook.calls).toHaveLength(1);
    await expect(send({ resolve: resolving(['10.0.0.1']), ...network })).rejects.toMatchObject({
      isFinal: true,
    });
    expect(proxy.targets).toEqual([]);
  });

  test.each(['127.0.0.1', '10.0.0.1', '[::1]', 'localhost', 'app.localhost', 'localhost.'])(
    '%s is not called through it, either',
    async (host) => {
      await expect(send({ httpsProxy: proxy.url, noProxy: '' }, host)).rejects.toMatchObject({
        isFinal: true,
      });
      expect(proxy.targets).toEqual([]);
    },
  );

  test('a proxy that is away is a failure that another attempt may mend', async () => {
    const error = await send({ httpsProxy: 'http://127.0.0.1:9', noProxy: '' }).catch(
      (each: unknown) => each,
    );
    expect(error).not.toHaveProperty('isFinal');
    expect(plainReason(error as Error, true)).toBe('The other program cannot be reached.');
  });
});

test('a certificate of nobody is refused, and so is http', async () => {
  await expect(
    deliver(
      { id: '1', url: `https://hook.example:${hook.port}`, secret, body: '' },
      { ...here, httpsProxy: '' },
    ),
  ).rejects.toThrow(/self-signed certificate/);
  await expect(send(here, 'hook.example', 'http')).rejects.toThrow('https alone');
  expect(hook.calls).toEqual([]);
});
