import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { accessLog } from './accessLog';
import { createSiteServer, type SiteServerOptions } from './createSiteServer';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let script: string;
beforeAll(async () => void ({ script } = await writeFixtureStore(folder)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function responsesOf(
  paths: string[],
  options?: SiteServerOptions,
  headers?: Record<string, string>,
): Promise<Response[]> {
  const server = createSiteServer(folder, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const responses = await Promise.all(
    paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`, { headers })),
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return responses;
}

const statusesOf = async (...given: Parameters<typeof responsesOf>) =>
  (await responsesOf(...given)).map(({ status }) => status);

const paths = ['/team', '/api/session', '/apis', '/api'];

test('a server beside the site answers the addresses below /api/, and no others', async () => {
  const api: SiteServerOptions['api'] = (_request, response) => response.writeHead(202).end();
  expect(await statusesOf(paths, { api })).toEqual([200, 202, 404, 404]);
});

test('the site alone has no such addresses', async () => {
  expect(await statusesOf(paths)).toEqual([200, 404, 404, 404]);
});

test('a staff page with a parameter is there at every value of it, with the document of the staff area', async () => {
  const answers = await responsesOf(['/admin/clients/7', '/admin/clients', '/admin/clients/7/x', '/admin/x']);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  for (const answer of answers) expect(await answer.text()).toContain('<title>staff</title>');
});

test('a server whose database is away says so, and stays ready for visitors', async () => {
  const [ready] = await responsesOf(['/readyz'], { state: () => ({ status: 'current', database: 'away' }) });
  expect(ready!.status).toBe(200);
  expect(await ready!.text()).toBe('{"status":"ready","database":"away"}');
  const degraded = ['Invoices are issued without PDFs'];
  const [lacking] = await responsesOf(['/readyz'], { state: () => ({ status: 'current', degraded }) });
  expect(lacking!.status).toBe(200);
  expect(await lacking!.json()).toEqual({ status: 'ready', degraded });
  const [alone] = await responsesOf(['/readyz']);
  expect(await alone!.text()).toBe('{"status":"ready"}');
});

test('documents and answers of the API bind browsers to https, for as long as is set, unless a visitor comes by http', async () => {
  const api: SiteServerOptions['api'] = (_request, response) => response.writeHead(202).end();
  const bindings = async (options: SiteServerOptions, scheme?: string) => {
    const headers = scheme ? { 'X-Forwarded-Proto': scheme } : undefined;
    const responses = await responsesOf(
      ['/team', '/no-such-page', '/api/session'],
      { api, ...options },
      headers,
    );
    return [...new Set(responses.map((response) => response.headers.get('Strict-Transport-Security')))];
  };
  expect(await bindings({})).toEqual(['max-age=63072000; includeSubDomains']);
  expect(await bindings({ hstsMaxAge: 300 }, 'https')).toEqual(['max-age=300; includeSubDomains']);
  expect(await bindings({ hstsMaxAge: 0 })).toEqual(['max-age=0; includeSubDomains']);
  expect(await bindings({}, 'http')).toEqual([null]);
  expect(await bindings({ hstsMaxAge: null }, 'https')).toEqual([null]);
});

test('pages of the listed origins may load releases, and nothing else', async () => {
  const allowed = async (corsOrigins: string[], origin?: string) => {
    const responses = await responsesOf([script, '/team'], { corsOrigins }, origin ? { Origin: origin } : {});
    return responses.map(({ headers }) =>
      ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy', 'Vary'].map((name) =>
        headers.get(name),
      ),
    );
  };
  const own = [null, 'same-origin', 'Accept-Encoding'];
  const partner = 'https://partner.example';
  expect(await allowed([], partner)).toEqual([own, own]);
  const withOrigin = 'Accept-Encoding, Origin';
  expect(await allowed([partner], partner)).toEqual([[partner, 'cross-origin', withOrigin], own]);
  for (const other of [undefined, 'https://other.example'])
    expect(await allowed([partner], other)).toEqual([[null, 'cross-origin', withOrigin], own]);
});

const token = 'AbCdEfGhIjKlMnOpQrStU_';

test.each<[string, SiteServerOptions['api']]>([
  ['with an API', (_request, response) => response.writeHead(202).end()],
  ['whose API fails', (_request, response) => void response.writeHead(202).end().write('late')],
  ['without an API', undefined],
])("neither log of a server %s has the key of a client's page", async (_, api) => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const asked = [`/i/${token}`, `/i/${token}/pdf`, `/i/${token}?from=mail`, `//i/${token}`, `/%69/${token}`];
  await responsesOf(asked, { api, log, onFinished: accessLog(log) });
  expect(lines.filter((line) => line.startsWith('{'))).toHaveLength(asked.length);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});
