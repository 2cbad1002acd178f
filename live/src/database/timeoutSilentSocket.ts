import type { Socket } from 'node:net';

/**
 * Ends a connection on which an answer is due and nothing arrives. Its query rejects with
 * `ETIMEDOUT`, and the pool opens another connection for the next one.
 * @param wait in milliseconds.
 */
export function timeoutSilentSocket(socket: Socket, wait: number): void {
  let answered = socket.bytesWritten;
  socket.on('data', () => (answered = socket.bytesWritten));
  socket.setTimeout(wait).on('timeout', () => {
    // A query that is written from now on has a wait of its own.
    const due = socket.bytesWritten;
    if (due === answered) return;
    // Of a busy process the timer may be due before an answer that is there has been read.
    setImmediate(() => {
      if (answered < due)
        socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }));
    });
  });
}
