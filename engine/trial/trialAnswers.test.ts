import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RemoteDeclaration } from '@vibrant-peak/shared/contract';
import { manifestOf } from '../testing/testStore';
import { answering, trialAnswersOf } from './trialAnswers';

const trialAnswers = { '/api/session': { person: { name: 'Trial' } } } as const;

const releaseSet = (offers: Omit<RemoteDeclaration, 'pages'>) =>
  new Map(
    [undefined, { pages: [], ...offers }].map((each, index) => [
      `remote-${index}`,
      { hash: '1-a', manifest: { ...manifestOf(`remote-${index}`, '1.0.0'), ...(each && { offers: each }) } },
    ]),
  );

test('the answers are those of the remote with the adapters alone', () => {
  expect(trialAnswersOf(releaseSet({ adapters: 'adapters', trialAnswers }))).toBe(trialAnswers);
  expect(trialAnswersOf(releaseSet({ adapters: 'adapters' }))).toBeUndefined();
  expect(trialAnswersOf(releaseSet({ trialAnswers }))).toBeUndefined();
});

test('a read has its declared answer, with any query, a page that leaves stays, and all else is a 404', async () => {
  const server = createServer(answering(trialAnswers));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, method = 'GET', headers = {}) => {
    const [answer] = (await once(
      request({ port, host: '127.0.0.1', path, method, headers }).end(),
      'response',
    )) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  };
  const session = JSON.stringify(trialAnswers['/api/session']);
  try {
    expect(await ask('/api/session?again')).toEqual({ status: 200, body: session });
    for (const path of ['/api/people', '/constructor'])
      expect(await ask(path)).toEqual({ status: 404, body: '{}' });
    expect(await ask('/api/session', 'POST')).toMatchObject({ status: 404 });
    expect(await ask('/api/previews/a', 'GET', { 'Sec-Fetch-Mode': 'navigate' })).toMatchObject({
      status: 204,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
