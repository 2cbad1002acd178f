import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { proxiedFetch } from '../http/proxiedFetch';
import { certificate } from '../testing/certificate';
import { testProxy } from '../testing/testProxy';
import { companyLogin } from './companyLogin';

test('the company login is reached through a proxy', async () => {
  const { key, cert } = certificate();
  const issuer = createServer({ key, cert }, (_request, response) => {
    const metadata = {
      issuer: address,
      authorization_endpoint: `${address}/authorize`,
      token_endpoint: `${address}/token`,
    };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(metadata));
  });
  issuer.listen(0, '127.0.0.1');
  await once(issuer, 'listening');
  const { port } = issuer.address() as AddressInfo;
  const address = `https://hook.example:${port}`;
  const proxy = await testProxy();
  const settings = { issuer: address, clientId: 'site', clientSecret: 'secret' };
  const fetch = await proxiedFetch({ httpsProxy: proxy.url, noProxy: '', requestTls: { ca: cert } });
  try {
    const login = companyLogin(settings, 'https://the.site/api/back', fail, fetch);
    expect((await login.begin()).address).toMatch(`${address}/authorize?`);
    expect(proxy.targets).toEqual([`hook.example:${port}`]);
  } finally {
    issuer.closeAllConnections();
    issuer.close();
    await proxy.close();
  }
});

function fail(line: string): never {
  throw new Error(line);
}
