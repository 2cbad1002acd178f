import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPrometheus } from './prometheus';

let server: Server;
afterEach(() => void server.close());

/** A Prometheus with one answer. @returns its address, and the queries that it got. */
async function prometheus(status: number, answer: unknown) {
  const queries: (string | null)[] = [];
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (pathname === '/prefix/api/v1/query') queries.push(searchParams.get('query'));
    response.writeHead(status).end(JSON.stringify(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/prefix/`, queries };
}

const sample = (name: string, instance: string, value: string, labels = {}) => ({
  metric: { __name__: name, instance, job: 'vibrant-peak', ...labels },
  value: [1_700_000_100.5, value],
});

test('the counters of each server are read with one query', async () => {
  const labels = { composition: '8', canary: 'yes', page: '/' };
  const { address, queries } = await prometheus(200, {
    status: 'success',
    data: {
      resultType: 'vector',
      result: [
        sample('up', 'one:9100', '1'),
        sample('up', 'three:9100', '0'),
        sample('site_page_views_total', 'one:9100', '12', labels),
        sample('site_failed_page_views_total', 'one:9100', '2', labels),
        sample('process_start_time_seconds', 'one:9100', '1700000000.25'),
        sample('site_page_views_total', 'two:9100', '7', { ...labels, composition: '7', canary: 'no' }),
        sample('site_page_views_total', 'two:9100', '3', { ...labels, composition: 'preview' }),
      ],
    },
  });
  expect(await readPrometheus(address)).toEqual({
    servers: [
      {
        address: 'one:9100',
        started: 1700000000.25,
        views: [{ composition: 8, isCanary: true, page: '/', views: 12, failed: 2 }],
      },
      {
        address: 'two:9100',
        started: 0,
        views: [{ composition: 7, isCanary: false, page: '/', views: 7, failed: 0 }],
      },
    ],
    unanswered: [{ address: 'three:9100', reason: 'Prometheus does not reach it' }],
  });
  expect(queries).toEqual([expect.stringMatching(/^\{__name__=~".*",job="vibrant-peak"\}$/)]);
});

test.each([
  ['its error', 422, { status: 'error', error: 'too many samples' }, 'too many samples'],
  ['its status', 503, {}, 'status 503'],
  [
    'what it lacks',
    200,
    { status: 'success', data: { result: [] } },
    'it watches no server as the job vibrant-peak',
  ],
])('a Prometheus that fails is named with %s', async (_, status, answer, reason) => {
  const { address } = await prometheus(status, answer);
  expect(await readPrometheus(address)).toEqual({ servers: [], unanswered: [{ address, reason }] });
});
