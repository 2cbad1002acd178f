import { fastify } from 'fastify';
import { refuseCrossSite } from './refuseCrossSite';

const app = fastify();
refuseCrossSite(app, 'https://the.site');
app.all('/', async () => null);

test.each<[method: 'GET' | 'POST', headers: Record<string, string>, status: number, what: string]>([
  ['POST', { 'sec-fetch-site': 'same-origin', origin: 'https://the.site' }, 200, 'a page of the site'],
  ['POST', { origin: 'https://the.site' }, 200, 'an older browser, or a program that names the site'],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403, 'a form of another site'],
  ['POST', { origin: 'https://evil.example' }, 403, 'the same in an older browser'],
  ['POST', { origin: 'https://the.site.evil.example' }, 403, 'a name that begins like the site'],
  ['POST', { origin: 'null' }, 403, 'a frame without an origin'],
  ['POST', { 'sec-fetch-site': 'same-site', origin: 'https://other.the.site' }, 403, 'a neighbour'],
  ['POST', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403, 'a contradiction'],
  ['POST', { 'sec-fetch-site': 'none' }, 403, 'nowhere'],
  ['POST', {}, 403, 'a program that names nothing'],
  ['GET', {}, 200, 'a program that reads'],
  ['GET', { 'sec-fetch-site': 'none' }, 200, 'the address bar'],
  ['GET', { 'sec-fetch-site': 'same-origin' }, 200, 'a page of the site that reads'],
  ['GET', { 'sec-fetch-site': 'cross-site' }, 403, 'a page of another site that reads'],
  ['GET', { origin: 'https://evil.example' }, 403, 'the same in an older browser'],
])('%s with %j is answered %d: %s', async (method, headers, status) => {
  expect((await app.inject({ method, url: '/', headers })).statusCode).toBe(status);
});
