import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { timeoutSilentSocket } from './timeoutSilentSocket';

const wait = 100;

let server: Server;
let socket: Socket;
let answer: (connection: Socket) => void;

beforeEach(async () => {
  answer = (connection) => void connection.write('answer');
  server = createServer((connection) =>
    connection.on('data', () => answer(connection)).on('error', () => undefined),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
});
afterEach(() => {
  socket.destroy();
  server.close();
});

test('a query without an answer fails after the wait, on a connection that was idle', async () => {
  timeoutSilentSocket(socket, wait);
  await once(socket, 'timeout');
  answer = () => undefined;
  const askedAt = performance.now();
  socket.write('query');
  const [error] = await once(socket, 'error');
  expect(error).toMatchObject({ message: 'The database is silent', code: 'ETIMEDOUT' });
  expect(performance.now() - askedAt).toBeGreaterThan(wait / 2);
});

test('a query that is sent when an idle connection has waited gets its answer', async () => {
  timeoutSilentSocket(socket, wait);
  await once(socket, 'timeout');
  socket.write('query');
  expect(String(await once(socket, 'data'))).toBe('answer');
});

test('an answer that a busy process has not read yet counts', async () => {
  timeoutSilentSocket(socket, wait);
  answer = (connection) => {
    connection.write('answer');
    for (const end = performance.now() + 2 * wait; performance.now() < end;);
  };
  socket.write('query');
  expect(String(await once(socket, 'data'))).toBe('answer');
});
