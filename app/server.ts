/**
 * The process: opens the platform, puts Next behind our own HTTP server, and shuts down in order.
 *
 * `node app/server.ts` serves the build; `node app/server.ts --dev` compiles as it goes.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import next from 'next';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { openOldAddresses } from '#app/_composition/old-addresses.ts';
import { openLog } from '#app/_composition/open-log.ts';
import { setRuntime } from '#app/_composition/runtime.ts';
import { readSettings } from '#app/_composition/settings.ts';
import { announce } from './_server/announce.ts';
import { drawPage } from './_server/draw-page.ts';
import { elementsScript } from './_server/elements-script.ts';
import { createHandler } from './_server/handler.ts';
import { claimFolder, releaseFolder } from './_server/lock.ts';
import { createPageCache } from './_server/page-cache.ts';
import { tellOfChange } from './_server/tell-of-change.ts';
import { watchContent } from './_server/watch-content.ts';

/** How much the finished pages may hold. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** How long open requests may take to finish after the process is told to stop, in milliseconds. */
const DRAIN_MS = 10_000;
/** BSD's sysexits: a configuration error. */
const EXIT_CONFIGURATION = 78;

const dev = process.argv.includes('--dev');

const read = readSettings(process.env);
if (read.isErr()) {
  for (const sentence of read.error) console.error(sentence);
  process.exit(EXIT_CONFIGURATION);
}
const settings = read.value;

const holder = claimFolder(settings.dataFolder);
if (holder !== undefined) {
  console.error(`The data folder ${settings.dataFolder} is in use by process ${holder}.`);
  process.exit(1);
}

const log = openLog(settings);
const pages = createPageCache(PAGE_CACHE_BYTES);
const platform = await openEmbeddedPlatform(settings, log);
let ready = false;
const root = new URL('..', import.meta.url).pathname;
const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 });
const app = next({ dev, dir: root, httpServer: server });
await app.prepare();

const build = `${root}.next${dev ? '/dev' : ''}`;
if (dev) await (await import('./_server/bundle-elements.ts')).bundleElements(build);
setRuntime({
  settings,
  log,
  platform: platform.fetch,
  draw: drawPage,
  elements: elementsScript(build),
  purgePages: pages.purge,
  isReady: () => ready,
});

server.on(
  'request',
  createHandler({
    settings,
    pages,
    platform: platform.fetch,
    next: app.getRequestHandler(),
    findMoved: openOldAddresses(settings, platform.fetch, log),
    refreshSecret: randomBytes(16).toString('hex'),
    log,
  }),
);

const stopWatching = await watchContent({
  stamp: platform.contentStamp,
  changed: () => tellOfChange(settings),
  log,
});

server.listen(settings.port, settings.host, () => {
  ready = true;
  announce(settings, platform.signIns);
});

const stop = async (): Promise<void> => {
  if (!ready) process.exit(0);
  ready = false;
  stopWatching();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  await closed;
  await app.close();
  await platform.close();
  releaseFolder(settings.dataFolder);
  process.exit(0);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
// Whoever started us is gone: so are we.
process.once('disconnect', () => void stop());
