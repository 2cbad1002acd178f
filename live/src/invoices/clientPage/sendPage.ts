import { documentHeaders, sourceHash } from '@vibrant-peak/engine/serve/csp/securityHeaders';
import { sheetTitles } from '@vibrant-peak/invoice/sheetTitles';
import type { FastifyReply } from 'fastify';
import { companyDay } from '../../clock/companyClock';
import { dayIn } from '../sending/dayIn';
import type { linkWith } from '../sending/links';
import { calmPage } from './clientPage';
import { clientScript } from './clientScript';
import { clientStyles } from './clientStyles';

/** The page of a link that opens no invoice, with the reason. */
export function endedPage(found: Awaited<ReturnType<typeof linkWith>>): string {
  if (!found)
    return calmPage(
      clientStyles,
      'Page not found',
      'The link is wrong. Please ask the sender for a new link.',
    );
  const name = `${sheetTitles[found.kind]} ${found.number}`;
  if (!found.voidedAt)
    return calmPage(
      clientStyles,
      'This link has expired',
      `The sender withdrew this page of ${name}. Please ask for a new link.`,
    );
  const day = dayIn('en', companyDay(new Date(found.voidedAt)));
  const rest = found.kind === 'invoice' ? ' There is nothing to pay.' : '';
  return calmPage(clientStyles, `${name} was cancelled`, `The sender cancelled it on ${day}.${rest}`);
}

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
