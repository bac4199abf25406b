import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from '#app/_process/runtime.ts';

/** What the process can report about itself, besides its requests. */
interface Sources {
  readonly readiness: () => Promise<Readiness>;
  readonly cachedPages: () => { readonly pages: number; readonly bytes: number };
  /** How many mails are in each state; of the whole installation. */
  readonly mailCounts: () => Promise<Readonly<Record<string, number>>>;
}

type Listener<Request, Response> = (request: Request, response: Response) => void;

/** Figures for a monitoring system, in the text format of Prometheus. */
export interface Metrics {
  /** Counts and times the requests of a listener. */
  readonly measured: <Request extends IncomingMessage, Response extends ServerResponse>(
    listener: Listener<Request, Response>,
  ) => Listener<Request, Response>;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** Figures of this process alone: each server of an installation reports its own. */
export const createMetrics = ({ readiness, cachedPages, mailCounts }: Sources): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'fairdesk_http_requests_total',
    help: 'Responses sent, and requests aborted by the client.',
    labelNames: ['kind', 'method', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'fairdesk_http_request_duration_seconds',
    help: 'From a request to the end of its response.',
    labelNames: ['kind'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const open = new Gauge({
    name: 'fairdesk_http_requests_open',
    help: 'Requests without a complete response.',
    registers,
  });
  new Gauge({
    name: 'fairdesk_ready',
    help: '1 while the server takes requests, as /api/readyz reports.',
    registers,
    collect: async function () {
      this.set((await readiness()).faults.length === 0 ? 1 : 0);
    },
  });
  new Gauge({
    name: 'fairdesk_file_store_ready',
    help: '1 while the store of uploaded files responds.',
    registers,
    collect: async function () {
      this.set((await readiness()).warnings.includes('file store') ? 0 : 1);
    },
  });
  new Gauge({
    name: 'fairdesk_redis_ready',
    help: '1 while Redis responds, or none is used.',
    registers,
    collect: async function () {
      this.set((await readiness()).warnings.includes('redis') ? 0 : 1);
    },
  });
  new Gauge({
    name: 'fairdesk_cached_pages',
    help: 'Public pages in the cache.',
    registers,
    collect: function () {
      this.set(cachedPages().pages);
    },
  });
  new Gauge({
    name: 'fairdesk_cached_pages_bytes',
    help: 'Estimated size of the cached pages.',
    registers,
    collect: function () {
      this.set(cachedPages().bytes);
    },
  });
  new Gauge({
    name: 'fairdesk_mails',
    help: 'Mails that are not sent, by state; every server reports those of the whole installation.',
    labelNames: ['state'] as const,
    registers,
    collect: async function () {
      // Without the database the other figures matter most: they are reported without this one.
      const counts = await mailCounts().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });

  return {
    measured: (listener) => (request, response) => {
      const kind = kindOf(request);
      // Read now: the handler makes a GET of a HEAD.
      const method = methodOf(request);
      const end = durations.startTimer({ kind });
      open.inc();
      response.once('close', () => {
        open.dec();
        end();
        const status = response.writableFinished ? String(response.statusCode) : 'aborted';
        requests.inc({ kind, method, status });
      });
      listener(request, response);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Every value of a label is a series of its own, so that no client may choose it. */
const methodOf = ({ method = '' }: IncomingMessage): string => (METHODS.includes(method) ? method : 'other');

const kindOf = ({ url = '' }: IncomingMessage): 'api' | 'file' | 'page' => {
  if (/^\/api(?:[/?]|$)/.test(url)) return 'api';
  return /^\/(?:_next|-|~)\//.test(url) ? 'file' : 'page';
};
