import { documentHeaders, sourceHash } from '@vibrant-peak/engine/serve/csp/securityHeaders';
import type { FastifyReply } from 'fastify';
import { clientScript } from './clientScript';

const headersFor = (styles: string) => ({
  ...documentHeaders({ scripts: [], styles: [] }),
  // The address is the key to the page: no other site gets it.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sourceHash(styles)}`,
    `script-src ${sourceHash(clientScript)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
});

/** Sends a page with the policy of its styles. */
export const sendPage = (reply: FastifyReply, html: string, styles: string) =>
  reply.headers(headersFor(styles)).type('text/html; charset=utf-8').send(html);
