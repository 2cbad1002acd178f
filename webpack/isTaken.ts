import { connect } from 'node:net';

/** Whether a server listens on a port of the loopback interface. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
  });
}
