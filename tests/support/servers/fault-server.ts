import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { answerWith } from './serve.ts';

/** Ways in which a server fails. */
export type Fault =
  /** Accepts the request and never responds. */
  | 'silent'
  /** Sends the headers and a first byte, then stalls. */
  | 'stalled'
  /** Sends single bytes slowly, without end. */
  | 'dripping'
  /** Resets the connection. */
  | 'reset'
  /** Closes the connection within the body. */
  | 'cut'
  /** The same for a body without a length, which looks like its end to a careless client. */
  | 'cut-chunks'
  /** Says `gzip` and sends something else. */
  | 'broken-gzip'
  /** The first half of a compressed body, as its end. */
  | 'half-gzip'
  /** A header of a megabyte. */
  | 'long-header'
  | 'html'
  | 'truncated-json'
  /** JSON in an encoding that JSON never has. */
  | 'utf-16'
  | 'no-content'
  | 'redirect-loop'
  /** An array of this many bytes, `gzip`ped or plain, sent as fast as it is read. */
  | { readonly bytes: number; readonly gzip?: boolean }
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

interface Rule {
  readonly fault: Fault;
  /** Affected requests, matched against `GET /path?query`; all by default. */
  readonly on?: RegExp;
  /** Number of affected requests; all by default. */
  readonly times?: number;
}

/** A server over real HTTP that can be broken and repaired while it runs. */
export interface FaultServer {
  readonly url: string;
  /** `GET /path?query` of every request, in order. */
  readonly requests: readonly string[];
  /** Number of requests without a complete response. */
  readonly pending: () => number;
  /** Pending requests that match. */
  readonly pendingOf: (on: RegExp) => readonly string[];
  /** Bytes of bodies sent so far. */
  readonly sentBytes: () => number;
  break(rule: Rule): void;
  /** Restores the server; requests already caught by a fault stay pending, as in production. */
  mend(): void;
  close(): Promise<void>;
}

const DRIP_MS = 20;
const CHUNK = Buffer.from('0,'.repeat(32_768));

/** Puts a fault server in front of `working`, which responds when no fault applies. */
export const openFaultServer = async (
  working: (request: Request) => Promise<Response> = async () => Response.json({}),
): Promise<FaultServer> => {
  const requests: string[] = [];
  const pending = new Map<ServerResponse, string>();
  let sent = 0;
  let rules: { readonly rule: Rule; count: number }[] = [];

  const faultOf = (request: string): Fault | undefined => {
    const found = rules.find(
      ({ rule: { on, times = Number.POSITIVE_INFINITY }, count }) =>
        count < times && (on?.test(request) ?? true),
    );
    if (found) found.count += 1;
    return found?.rule.fault;
  };

  const server = createServer((incoming, outgoing) => {
    const request = `${incoming.method} ${incoming.url}`;
    requests.push(request);
    pending.set(outgoing, request);
    outgoing.once('close', () => pending.delete(outgoing));
    const fault = faultOf(request);
    if (fault === undefined) void answerWith(working, incoming, outgoing);
    else misbehave(fault, incoming, outgoing, (bytes) => (sent += bytes));
  });
  const port = await listenAnew(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    pending: () => pending.size,
    pendingOf: (on) => [...pending.values()].filter((request) => on.test(request)),
    sentBytes: () => sent,
    break: (rule) => {
      // Compressed in advance, because that takes longer than a short deadline.
      if (typeof rule.fault === 'object' && 'gzip' in rule.fault) zipped(rule.fault.bytes);
      rules.unshift({ rule, count: 0 });
    },
    mend: () => {
      rules = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const ports = new Set<number>();

/** Listens at a port that no fault server had: clients of an earlier one may still call it. */
const listenAnew = async (server: Server): Promise<number> => {
  for (;;) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const isNew = !ports.has(port);
    ports.add(port);
    if (isNew) return port;
    await new Promise((resolve) => server.close(resolve));
  }
};

const JSON_HEADERS = { 'content-type': 'application/json' };
const GZIP_HEADERS = { ...JSON_HEADERS, 'content-encoding': 'gzip' };
const HALF_ZIP = gzipSync(
  JSON.stringify({ data: Array.from({ length: 1000 }, (_, index) => index) }),
).subarray(0, 500);

const misbehave = (
  fault: Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  count: (bytes: number) => void,
): void => {
  incoming.resume();
  if (typeof fault === 'object') {
    if ('bytes' in fault) sendMuch(fault, outgoing, count);
    else
      outgoing
        .writeHead(fault.status, { ...JSON_HEADERS, ...fault.headers })
        .end(JSON.stringify(fault.body ?? {}));
    return;
  }
  switch (fault) {
    case 'silent':
      return;
    case 'stalled':
      return void outgoing.writeHead(200, JSON_HEADERS).write('[');
    case 'dripping': {
      outgoing.writeHead(200, JSON_HEADERS).write('[');
      const drip = setInterval(() => outgoing.write(' '), DRIP_MS);
      return void outgoing.once('close', () => clearInterval(drip));
    }
    case 'reset':
      return void incoming.socket.destroy();
    case 'cut':
      outgoing.writeHead(200, { ...JSON_HEADERS, 'content-length': 1000 }).write('[');
      return void setImmediate(() => incoming.socket.destroy());
    case 'cut-chunks':
      outgoing.writeHead(200, JSON_HEADERS).write('{"data":');
      return void setImmediate(() => incoming.socket.destroy());
    case 'broken-gzip':
      return void outgoing.writeHead(200, GZIP_HEADERS).end('{"data":[]}');
    case 'half-gzip':
      return void outgoing.writeHead(200, GZIP_HEADERS).end(HALF_ZIP);
    case 'long-header':
      // Written past the server, which limits only what it receives.
      return void incoming.socket.end(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(1_048_576)}\r\n\r\n{}`);
    case 'utf-16':
      return void outgoing.writeHead(200, JSON_HEADERS).end(Buffer.from('{"data":[]}', 'utf16le'));
    case 'html':
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    case 'truncated-json':
      return void outgoing.writeHead(200, JSON_HEADERS).end('{"data":[{"id":"1",');
    case 'no-content':
      return void outgoing.writeHead(204).end();
    case 'redirect-loop':
      return void outgoing.writeHead(302, { location: incoming.url ?? '/' }).end();
  }
};

const zips = new Map<number, Buffer>();
const zipped = (bytes: number): Buffer => {
  const zip = zips.get(bytes) ?? gzipSync(Buffer.alloc(bytes, ' '));
  zips.set(bytes, zip);
  return zip;
};

const sendMuch = (
  { bytes, gzip }: { readonly bytes: number; readonly gzip?: boolean },
  outgoing: ServerResponse,
  count: (bytes: number) => void,
): void => {
  if (gzip) {
    outgoing.writeHead(200, { ...JSON_HEADERS, 'content-encoding': 'gzip' });
    outgoing.end(zipped(bytes));
    return;
  }
  outgoing.writeHead(200, JSON_HEADERS);
  outgoing.write('[');
  let left = bytes;
  const push = (): void => {
    while (left > 0 && !outgoing.destroyed) {
      left -= CHUNK.length;
      count(CHUNK.length);
      if (!outgoing.write(CHUNK)) return void outgoing.once('drain', push);
    }
    outgoing.end('0]');
  };
  push();
};
