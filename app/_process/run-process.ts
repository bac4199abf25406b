import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { misspelledSettings } from './misspelled-settings.ts';
import { readSettings, SETTING_NAMES, type Settings } from './settings.ts';
import { EXIT_CONFIGURATION, exitWith, startFaultOf } from './start-fault.ts';

/** Limits of a slow client, in milliseconds. */
export const SERVER_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
/** How long open requests may take to finish during shutdown, in milliseconds. */
const DRAIN_MS = 10_000;

/** How long connections are accepted at most before the port closes, in milliseconds. */
const ACCEPT_MS = 1_000;

/**
 * Accepts the connections that wait for it. Closing the port would reset them, and a proxy does not send a save again
 * that it has sent on one. Node accepts one in each turn of its loop.
 */
const acceptWaiting = async (server: Server): Promise<void> => {
  const deadline = Date.now() + ACCEPT_MS;
  let hasAccepted = true;
  const onConnection = (): void => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  while (hasAccepted && Date.now() < deadline) {
    hasAccepted = false;
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', onConnection);
};

/**
 * Tracks the latest response on each connection of a server, and returns a function that closes each connection with
 * its response from now on: those under way, and those to later requests. Without it, the client of a response under way
 * would hold the server.
 */
export const closingWithResponses = (server: Server): (() => void) => {
  // By connection: to follow the end of each response would be a notable part of the work for a cached page.
  const latest = new Map<Socket, ServerResponse>();
  server.on('connection', (socket) => socket.once('close', () => latest.delete(socket)));
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  const close = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  return () => {
    latest.forEach(close);
    server.prependListener('request', (_request, response) => close(response));
  };
};

/** Closes the port, and the connections once their requests are finished. */
export const closeServer = async (server: Server): Promise<void> => {
  await acceptWaiting(server);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  await closed;
};

/**
 * By how much the live heap grows, in percent, before V8 collects it whole. By its own rule a process under load takes
 * some 70 MB more. Requests of the portal cost the same within the noise of a measurement (at 30, a tenth more); cached
 * pages cost a tenth to a quarter more. `NODE_OPTIONS` does not accept the flag.
 */
const HEAP_GROWTH = 50;

/**
 * Runs a process until a signal stops it.
 *
 * @param start returns a function that stops what it started; rejects with the reason it could not start
 */
export const runProcess = async (
  start: (settings: Settings) => Promise<() => Promise<void>>,
): Promise<void> => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  for (const sentence of misspelledSettings(process.env, SETTING_NAMES))
    process.stderr.write(`${sentence}\n`);
  const settings = readSettings(process.env).match(
    (read) => read,
    (faults) => exitWith({ sentence: faults.join('\n'), exitCode: EXIT_CONFIGURATION }),
  );
  let started: (() => Promise<void>) | undefined;
  const stop = async (): Promise<void> => {
    // Nothing to shut down before it has started.
    await started?.();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  // The parent process has ended: stop too.
  process.once('disconnect', () => void stop());
  started = await start(settings).catch((cause: unknown) => exitWith(startFaultOf(cause, settings)));
};
