import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyDatabase } from '../../live/src/testing/testDatabase';
import { liveOn } from '../../live/src/testing/testLive';
import { addPerson, password } from '../../live/src/testing/testPeople';
import { createGateway } from './gateway';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function gatewayOf(live: string, pages: { path: string; module: string }[] = []): Promise<string> {
  const [documents, others] = createGateway(live, {
    name: 'remote-invoice',
    offers: { pages },
  }) as unknown as [(...parameters: [...Parameters<RequestListener>, () => void]) => void, RequestListener];
  return serve((request, response) => documents(request, response, () => others(request, response)));
}

const html = { headers: { accept: 'text/html' } };

test('a live site that is not reached is named, with the reason', async () => {
  const nobody = 'http://127.0.0.1:9';
  const gateway = await gatewayOf(nobody);
  for (const options of [html, {}]) {
    const answer = await fetch(gateway, options);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(`The live site at ${nobody} does not answer: ECONNREFUSED`);
  }
});

test('a live document that cannot be read ends its page alone, with the reason', async () => {
  const live = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<script type="application/json" id="registry">{}</script>');
  });
  const answer = await fetch(await gatewayOf(live), html);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('"registry" of the live document');
});

test('a document is not cached, may run the development build, and exists when only that has it', async () => {
  const live = await serve((_request, response) => {
    response.writeHead(404, {
      'content-type': 'text/html',
      'content-security-policy': "connect-src 'self'",
      etag: '"live"',
      'integrity-policy': 'blocked-destinations=(script)',
    });
    response.end('<h1>Live</h1>');
  });
  const gateway = await gatewayOf(live, [{ path: '/quotes/:id', module: 'Quote' }]);
  const answer = await fetch(`${gateway}/quotes/7?from=home`, html);
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Live</h1>']);
  expect(answer.headers.get('content-security-policy')).toBe(
    `connect-src 'self' ${gateway.replace('http', 'ws')}`,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const name of ['etag', 'integrity-policy']) expect(answer.headers.has(name)).toBe(false);
  expect((await fetch(`${gateway}/other`, html)).status).toBe(404);
});

test('people sign in to a site of the live profile through the gateway; other sites may not', async () => {
  const port = Number(new URL(await serve(() => undefined)).port);
  await new Promise((resolve) => servers.pop()!.close(resolve));
  const origin = `http://127.0.0.1:${port}`;
  const live = await liveOn(await emptyDatabase('SQLite'), undefined, { origin });
  const { email } = await addPerson(live, 'editor');
  await live.app.listen({ port, host: '127.0.0.1' });
  const gateway = await gatewayOf(origin);
  const signIn = (from: string) =>
    fetch(`${gateway}/api/session`, {
      method: 'POST',
      headers: { origin: from, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  try {
    expect((await signIn('https://elsewhere.example')).status).toBe(403);
    expect((await signIn(gateway)).status).toBe(200);
  } finally {
    await live.close();
  }
});
