import { fastify } from 'fastify';
import { refuseCrossSite } from './refuseCrossSite';

const app = fastify();
refuseCrossSite(app, 'https://the.site');
app.all('/', async () => null);
app.all('/linked', { config: { isLinkedFromOtherSites: true } }, async () => null);

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

const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each<
  [url: string, method: 'GET' | 'POST', headers: Record<string, string>, status: number, what: string]
>([
  ['/linked', 'GET', link, 200, 'a link in a chat'],
  ['/linked', 'GET', { ...link, 'sec-fetch-site': 'same-site' }, 200, 'a link of a neighbour'],
  ['/linked', 'GET', { ...link, 'sec-fetch-dest': 'iframe' }, 403, 'a frame of another site'],
  ['/linked', 'GET', { ...link, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403, 'a picture'],
  ['/linked', 'GET', { ...link, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 403, 'a script'],
  ['/linked', 'GET', { ...link, origin: 'https://evil.example' }, 403, 'a request with an origin'],
  ['/linked', 'GET', { 'sec-fetch-site': 'cross-site' }, 403, 'a request that says nothing else'],
  ['/linked', 'POST', link, 403, 'a form of another site'],
  ['/', 'GET', link, 403, 'a link to any other address'],
])('%s: %s with %j is answered %d: %s', async (url, method, headers, status) => {
  expect((await app.inject({ method, url, headers })).statusCode).toBe(status);
});
