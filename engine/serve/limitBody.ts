import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from './limits';

const uploads = new WeakSet<IncomingMessage>();

/** Gives a request the time of uploads, which may come over slow networks. */
export const allowUpload = (request: IncomingMessage) => void uploads.add(request);

/** Cuts off clients that take too long to send a request; uploads have a time of their own. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { request: standard, upload } = { request: limits.http.requestTimeout, upload: limits.uploadTimeout },
): void {
  const cutOff = () => request.complete || request.socket.destroy();
  let timer = setTimeout(() => {
    if (uploads.has(request)) timer = setTimeout(cutOff, upload - standard);
    else cutOff();
  }, standard);
  response.once('close', () => {
    clearTimeout(timer);
    if (!request.complete) setTimeout(cutOff, standard).unref();
  });
}
