import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from './gateway';

const listening = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

test('a live site that is not reached is named, with the reason', async () => {
  const closed = createServer();
  const nobody = `http://127.0.0.1:${await listening(closed)}`;
  await new Promise((resolve) => closed.close(resolve));
  const gateway = createServer(createGateway(nobody, { name: 'remote-invoice', offers: { pages: [] } }));
  const port = await listening(gateway);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(`The live site at ${nobody} does not answer: ECONNREFUSED`);
  } finally {
    gateway.closeAllConnections();
    gateway.close();
  }
});

test('a page of the gateway speaks to the live site as one of its own; a foreign page does not', async () => {
  const live = createServer((request, response) => response.end(request.headers.origin));
  const address = `http://127.0.0.1:${await listening(live)}`;
  const gateway = createServer(createGateway(address, { name: 'remote-invoice', offers: { pages: [] } }));
  const own = `http://127.0.0.1:${await listening(gateway)}`;
  const originFor = async (origin: string) =>
    (await fetch(`${own}/api/session`, { method: 'POST', headers: { origin } })).text();
  try {
    expect(await originFor(own)).toBe(address);
    expect(await originFor('https://elsewhere.example')).toBe('https://elsewhere.example');
  } finally {
    for (const server of [gateway, live]) {
      server.closeAllConnections();
      server.close();
    }
  }
});
