import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { createMetrics } from '#app/_front/metrics.ts';
import { serveMetrics } from '#app/_front/serve-metrics.ts';

const SOURCES = {
  readiness: async () => ({ faults: [], warnings: [] }),
  cachedPages: () => ({ pages: 3, bytes: 4096 }),
  mailCounts: async () => ({ waiting: 2, unsure: 1 }),
};

/** The series of a metric: their labels and values. */
const seriesOf = (text: string, name: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith(name) && /[{ ]/.test(line[name.length] ?? ''))
      .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
const total = (series: Map<string, number>): number =>
  [...series.values()].reduce((sum, each) => sum + each, 0);

const anyRequest = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PROPFIND', 'SEARCH'),
  path: fc.oneof(
    fc.webPath(),
    fc.constantFrom(
      '/api',
      '/api/tasks/1',
      '/api?x=1',
      '/apiary',
      '/_next/static/a.js',
      '/-/media/a.png',
      '/nl',
    ),
  ),
  status: fc.constantFrom(200, 204, 304, 404, 503),
});

describe('metrics', () => {
  const metrics = createMetrics(SOURCES);
  const server = createServer(
    metrics.measured((asked, response) => {
      response.writeHead(Number(asked.headers['x-status'])).end();
    }),
  );
  let port = 0;
  beforeAll(async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const send = async ({ method, path, status }: { method: string; path: string; status: number }) => {
    const headers = { 'x-status': status };
    const sent = request({ host: 'localhost', port, method, path: path || '/', headers }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
  };
  const requestsNow = async () => seriesOf(await metrics.text(), 'fairdesk_http_requests_total');

  it.prop([fc.array(anyRequest, { maxLength: 10 })], { numRuns: 30 })(
    'count each response once, under labels that no client can invent',
    async (requests) => {
      const before = total(await requestsNow());
      await Promise.all(requests.map(send));
      await expect.poll(async () => total(await requestsNow())).toBe(before + requests.length);
      const text = await metrics.text();
      expect(seriesOf(text, 'fairdesk_http_requests_open').get('')).toBe(0);
      expect(total(seriesOf(text, 'fairdesk_http_request_duration_seconds_count'))).toBe(
        before + requests.length,
      );
      for (const labels of (await requestsNow()).keys())
        expect(labels).toMatch(
          /^\{kind="(?:api|file|page)",method="(?:GET|HEAD|POST|PUT|DELETE|other)",status="\d{3}"\}$/,
        );
    },
  );

  example('tell an API from a page and from a file', async () => {
    for (const path of ['/api/tasks/1', '/apiary', '/-/media/a.png'])
      await send({ method: 'PATCH', path, status: 200 });
    const kinds = ['api', 'page', 'file'].map((kind) => `{kind="${kind}",method="PATCH",status="200"}`);
    await expect
      .poll(async () => {
        const series = await requestsNow();
        return kinds.map((labels) => series.get(labels));
      })
      .toEqual([1, 1, 1]);
  });

  example('report the process, its cache and its mail', async () => {
    const text = await metrics.text();
    expect(seriesOf(text, 'fairdesk_ready').get('')).toBe(1);
    expect(seriesOf(text, 'fairdesk_cached_pages').get('')).toBe(3);
    expect(seriesOf(text, 'fairdesk_mails')).toEqual(
      new Map([
        ['{state="waiting"}', 2],
        ['{state="unsure"}', 1],
      ]),
    );
    expect(text).toContain('process_resident_memory_bytes');
  });
});

describe('a request that its client gives up', () => {
  example('is counted as aborted', async () => {
    const metrics = createMetrics(SOURCES);
    const server = createServer(
      metrics.measured((_, response) => void response.writeHead(200).write('begun')),
    );
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const sent = request({ host: 'localhost', port: (server.address() as AddressInfo).port }).end();
    const [response] = await once(sent, 'response');
    response.destroy();
    await expect
      .poll(async () => seriesOf(await metrics.text(), 'fairdesk_http_requests_total'))
      .toEqual(new Map([['{kind="page",method="GET",status="aborted"}', 1]]));
    server.close();
  });
});

describe('the port of the metrics', () => {
  example('serves them at /metrics alone, also without the database', async () => {
    const metrics = createMetrics({ ...SOURCES, mailCounts: () => Promise.reject(new Error('No database')) });
    const { port, close } = await serveMetrics(metrics, { host: 'localhost', port: 0 });
    const get = (path: string, method = 'GET') => fetch(`http://localhost:${port}${path}`, { method });
    const response = await get('/metrics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    expect(text).toContain('fairdesk_ready 1');
    expect(seriesOf(text, 'fairdesk_mails').size).toBe(0);
    expect((await get('/')).status).toBe(404);
    expect((await get('/metrics', 'POST')).status).toBe(404);
    close();
    await expect(get('/metrics')).rejects.toThrow();
  });
});
