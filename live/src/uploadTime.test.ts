import { randomUUID } from 'node:crypto';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { limitBody } from '@vibrant-peak/engine/serve/limitBody';
import { filledForm } from './testing/testApplication';
import { inboxOf } from './testing/testInbox';
import { testLive, type TestLive } from './testing/testLive';
import { addPerson, type TestPerson } from './testing/testPeople';

/** Time of requests that are not uploads, in milliseconds. */
const standard = 3000;

let live: TestLive;
let person: TestPerson;
let server: Server;
let id: number;
beforeAll(async () => {
  live = await testLive('SQLite');
  person = await addPerson(live, 'editor', 'Bilal');
  const inbox = inboxOf(live, person);
  await inbox.send();
  id = (await inbox.list()).conversations[0]!.id;
  server = createServer((request, response) => {
    limitBody(request, response, { request: standard, upload: 60_000 });
    live.app.routing(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await live.close();
});

/** Sends the second half of a body when the default time is over. @returns the answer's status. */
function sendSlowly(path: string, type: string, body: Buffer): Promise<number | 'cut off'> {
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'idempotency-key': randomUUID(),
    ...person.headers,
    'sec-fetch-site': 'same-origin',
  };
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const sent = send({ port, path, method: 'POST', headers });
    sent.on('error', () => resolve('cut off'));
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.write(body.subarray(0, body.length / 2));
    void pause(standard * 1.5).then(() => sent.end(body.subarray(body.length / 2)));
  });
}

test('files arrive over slow networks, also without scripts; other bodies are cut off', async () => {
  const application = await filledForm();
  expect(
    await Promise.all([
      sendSlowly('/api/submissions/application', application.type, application.body),
      sendSlowly('/api/forms/application', application.type, application.body),
      sendSlowly(
        `/api/inbox/${id}/files?name=offer.txt`,
        'application/octet-stream',
        Buffer.from('An offer'),
      ),
      sendSlowly('/api/media?name=no-picture.jpg', 'application/octet-stream', Buffer.from('An offer')),
      sendSlowly('/api/submissions/contact', 'application/json', Buffer.from('{ "name": "Sara" }')),
    ]),
  ).toEqual([204, 303, 204, 422, 'cut off']);
});

test('a visitor who leaves an upload is not logged as a fault', async () => {
  const { type, body } = await filledForm();
  const { port } = server.address() as AddressInfo;
  for (const [path, media] of [
    ['/api/submissions/application', type],
    ['/api/forms/application', type],
    [`/api/inbox/${id}/files?name=offer.txt`, 'application/octet-stream'],
    ['/api/media?name=picture.jpg', 'application/octet-stream'],
    ['/api/submissions/contact', 'application/json'],
  ] as const) {
    const headers = {
      'content-type': media,
      'content-length': body.length,
      'idempotency-key': randomUUID(),
      ...person.headers,
      'sec-fetch-site': 'same-origin',
    };
    const sent = send({ port, path, method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write(body.subarray(0, body.length / 2));
    await pause(200);
    sent.destroy();
  }
  await pause(1000);
  expect(live.lines).toEqual([]);
});
