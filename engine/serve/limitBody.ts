import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from './limits';

/** Uploads of pictures, which may come over slow networks. */
const isUpload = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && /^\/api\/media(\?|$)/.test(url);

/** Cuts off clients that take too long to send a request; uploads have a time of their own. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { request: usual, upload } = { request: limits.http.requestTimeout, upload: limits.uploadTimeout },
): void {
  const cutOff = () => request.complete || request.socket.destroy();
  const timer = setTimeout(cutOff, isUpload(request) ? upload : usual);
  response.once('close', () => {
    clearTimeout(timer);
    if (!request.complete) setTimeout(cutOff, usual).unref();
  });
}
