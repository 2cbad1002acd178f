import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { allowUpload, limitBody } from './limitBody';

const times = { request: 200, upload: 60_000 };
let server: Server;
/** Whether a request is answered before its body is there. */
let isQuick = false;
beforeAll(async () => {
  server = createServer((request, response) => {
    limitBody(request, response, times);
    if (request.url === '/upload') allowUpload(request);
    if (isQuick) response.writeHead(401).end();
    request.resume().once('end', () => isQuick || response.end('taken'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** Sends a byte every 50 ms. @returns how it ended, and after how many bytes. */
async function trickle(path: string, bytes: number): Promise<[end: string, after: number]> {
  const { port } = server.address() as AddressInfo;
  let count = 0;
  const sent = send({ port, path, method: 'POST', headers: { 'content-length': bytes } });
  const end = new Promise<string>((resolve) => {
    sent.on('error', () => resolve('cut off'));
    sent.on('close', () => resolve('cut off'));
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => !isQuick && resolve(String(response.statusCode)));
    });
  });
  const sending = (async () => {
    for (; count < bytes && !sent.destroyed; count++) {
      sent.write('a');
      await pause(50);
    }
    sent.end();
  })();
  const ended = await end;
  sent.destroy();
  await sending;
  return [ended, count];
}

test('an upload may take its time as long as bytes arrive', async () => {
  expect((await trickle('/upload', 16))[0]).toBe('200');
});

test('another request may not', async () => {
  expect((await trickle('/api/records/team', 16))[0]).toBe('cut off');
});

test('an upload that was refused before it is there has the default time', async () => {
  isQuick = true;
  const [end, after] = await trickle('/upload', 40);
  isQuick = false;
  expect(end).toBe('cut off');
  expect(after).toBeLessThan(40);
});
