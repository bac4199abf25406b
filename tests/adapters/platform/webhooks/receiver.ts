import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a program got. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a program responds. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

/** A program over real HTTP. */
export interface Receiver {
  /** `127.0.0.1:4000` */
  readonly host: string;
  readonly url: string;
  readonly received: readonly Received[];
  readonly connections: () => number;
  /** The most requests to one path that were open at the same time. */
  readonly mostAtOnce: () => number;
  respond(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export const openReceiver = async (): Promise<Receiver> => {
  const received: Received[] = [];
  const open = new Map<string, number>();
  let connections = 0;
  let most = 0;
  let behaviour: Behaviour = (_request, response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    open.set(path, (open.get(path) ?? 0) + 1);
    most = Math.max(most, open.get(path) ?? 0);
    response.once('close', () => open.set(path, (open.get(path) ?? 0) - 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const one = { method: request.method ?? '', path, headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      behaviour(request, response, one);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    mostAtOnce: () => most,
    respond: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_request, response) =>
    response.writeHead(code, headers).end('{}');

/** Sends a status and then bytes without end. */
const dripping =
  (code: number): Behaviour =>
  (_request, response) => {
    response.writeHead(code).write('[');
    const drip = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drip));
  };

const huge =
  (code: number): Behaviour =>
  (_request, response) => {
    response.writeHead(code);
    const push = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      if (!response.destroyed) response.once('drain', push);
    };
    push();
  };

/** Every way in which a program responds, with the status that it sends. */
export const BEHAVIOURS = {
  ok: { status: 200, behaviour: status(200) },
  accepted: { status: 202, behaviour: status(202) },
  empty: { status: 204, behaviour: status(204) },
  drippingOk: { status: 200, behaviour: dripping(200) },
  hugeOk: { status: 299, behaviour: huge(299) },
  cutOk: {
    ...{ status: 200 },
    behaviour: (request, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write('[');
      setTimeout(() => request.socket.destroy(), 10);
    },
  },
  missing: { status: 404, behaviour: status(404) },
  broken: { status: 500, behaviour: status(500) },
  hugeBroken: { status: 500, behaviour: huge(500) },
  redirect: { status: 302, behaviour: status(302, { location: '/' }) },
  unchanged: { status: 304, behaviour: status(304) },
  gone: { status: 410, behaviour: status(410) },
  busy: { status: 503, behaviour: status(503, { 'retry-after': '9000' }) },
  silent: { status: undefined, behaviour: () => {} },
  reset: { status: undefined, behaviour: (request) => request.socket.destroy() },
} as const satisfies Readonly<
  Record<string, { readonly status: number | undefined; readonly behaviour: Behaviour }>
>;

/** A program at `/alive`, and others that respond only once it has. */
export const mostlyDead = () => {
  const dead: ServerResponse[] = [];
  /** How many of the others were called when the one that is alive was. */
  const deadBefore: number[] = [];
  const eight = Promise.withResolvers<void>();
  const callDead = (response: ServerResponse) => {
    dead.push(response);
    if (dead.length === 8) eight.resolve();
    if (deadBefore.length > 0) response.writeHead(500).end();
  };
  const behaviour: Behaviour = (_request, response, { path }) => {
    if (path !== '/alive') {
      callDead(response);
      return;
    }
    deadBefore.push(dead.length);
    response.writeHead(204).end();
    for (const each of dead) each.writeHead(500).end();
  };
  return { behaviour, dead, deadBefore, areEight: eight.promise };
};
