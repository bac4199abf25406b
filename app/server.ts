/**
 * The process: opens the platform, runs Next behind our own HTTP server, and shuts down in order.
 *
 * `node app/server.ts` serves the build; `node app/server.ts --dev` compiles on demand.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { openFormerFolders } from '#app/_composition/former-folders.ts';
import { openLog } from '#app/_composition/open-log.ts';
import { withRequestScope } from '#app/_composition/request-scope.ts';
import { openServices } from '#app/_composition/services.ts';
import { openOldAddresses } from '#app/_composition/site-redirects.ts';
import { announce } from '#app/_front/announce.ts';
import { createDevelopmentSheets, createSiteSheets } from '#app/_front/create-site-sheets.ts';
import { elementsScript } from '#app/_front/elements-script.ts';
import { createHandler } from '#app/_front/handler.ts';
import { createMetrics } from '#app/_front/metrics.ts';
import { createPageCache } from '#app/_front/page-cache.ts';
import { runRoutes } from '#app/_front/run-routes.ts';
import { serveMetrics } from '#app/_front/serve-metrics.ts';
import { createStaticFiles } from '#app/_front/static-files.ts';
import { styleAddresses } from '#app/_front/style-addresses.ts';
import { withBudget } from '#app/_http/with-budget.ts';
import { lockFolder } from '#app/_process/data-folder-lock.ts';
import { createFolderProbe } from '#app/_process/folder-probe.ts';
import { misspelledSettings } from '#app/_process/misspelled-settings.ts';
import { notifyContentChange } from '#app/_process/notify-content-change.ts';
import { renderPage } from '#app/_process/render-page.ts';
import { setRuntime } from '#app/_process/runtime.ts';
import { readSettings, SETTING_NAMES, type Settings } from '#app/_process/settings.ts';
import { EXIT_CONFIGURATION, exitWith, startFaultOf } from '#app/_process/start-fault.ts';
import { watchContent } from '#app/_process/watch-content.ts';
import { allowServerModules } from '#app/_process/without-bundler.ts';

/** Maximum size of the page cache. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** How long open requests may take to finish during shutdown, in milliseconds. */
const DRAIN_MS = 10_000;

const dev = process.argv.includes('--dev');
allowServerModules();

/** Each request has its own time budget and its own scope. */
const perRequest = (listener: RequestListener): RequestListener =>
  withBudget((request, response) => withRequestScope(() => listener(request, response)));

/** @returns a function that stops the server; rejects with the reason it could not start */
const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const locked = lockFolder(settings.dataFolder);
  if (locked.isErr()) return exitWith(locked.error);
  const log = openLog(settings);
  const pages = createPageCache(PAGE_CACHE_BYTES);
  const platform = await openEmbeddedPlatform(settings, log);
  // Saved before the framework wraps it: requests through its cache are neither limited nor aborted with the
  // request.
  const { fetch: network } = globalThis;
  let ready = false;
  const root = new URL('..', import.meta.url).pathname;
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 });
  const app = next({ dev, dir: root, httpServer: server });
  await app.prepare();

  const build = `${root}.next${dev ? '/dev' : ''}`;
  if (dev) await (await import('#app/_front/bundle-elements.ts')).bundleElements(build);
  const takesFiles = createFolderProbe(settings.dataFolder);
  const isReady = async () => ready && (await takesFiles());
  const opened = { settings, log, platform: platform.call, network };
  const { findMoved, expireSites } = openOldAddresses(opened);
  const addresses = () => styleAddresses(settings);
  const builtSheets = dev ? undefined : createSiteSheets({ folder: `${build}/static`, addresses });
  const sendStatic = builtSheets && createStaticFiles(`${build}/static`);
  setRuntime({
    settings,
    log,
    platform: platform.call,
    network,
    counterOf: platform.counterOf,
    screenOf: platform.screenOf,
    render: renderPage,
    sheets: builtSheets ?? createDevelopmentSheets(addresses),
    elements: { site: elementsScript(build, 'start'), door: elementsScript(build, 'door') },
    purgePages: (isMeant) => {
      if (isMeant === undefined) expireSites();
      pages.purge(isMeant);
    },
    isReady,
  });

  const { mailCounts } = platform;
  const metrics = settings.metricsPort
    ? createMetrics({ isReady, cachedPages: pages.size, mailCounts })
    : undefined;
  const measured = metrics?.measured ?? ((listener: RequestListener) => listener);
  server.on(
    'request',
    measured(
      perRequest(
        createHandler({
          // During development the build changes.
          sendStatic: (request, response) =>
            Boolean(sendStatic?.(request, response) || builtSheets?.send(request, response)),
          settings,
          pages,
          platform: platform.fetch,
          // During development Next compiles routes on demand.
          next: dev ? app.getRequestHandler() : runRoutes(`${root}app/api`, app.getRequestHandler()),
          findMoved,
          findFolder: openFormerFolders(openServices(opened).sites, log),
          refreshSecret: randomBytes(16).toString('hex'),
          log,
        }),
      ),
    ),
  );

  const stopWatching = await watchContent({
    stamp: platform.contentStamp,
    changed: () => notifyContentChange(settings),
    log,
  });

  const { host, port, metricsPort } = settings;
  const metricsDoor =
    metrics && metricsPort ? await serveMetrics(metrics, { host, port: metricsPort }) : undefined;
  server.listen(port, host);
  await once(server, 'listening');
  ready = true;
  announce(settings, platform);

  return async () => {
    ready = false;
    stopWatching();
    // A proxy in front must notice that we are not ready before the port closes.
    await sleep(settings.stopDelayMs);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await closed;
    await app.close();
    metricsDoor?.close();
    await platform.close();
    locked.value.release();
  };
};

for (const sentence of misspelledSettings(process.env, SETTING_NAMES)) console.error(sentence);
const settings = readSettings(process.env).match(
  (read) => read,
  (faults) => exitWith({ sentence: faults.join('\n'), exitCode: EXIT_CONFIGURATION }),
);
const started = start(settings).catch((cause: unknown) => exitWith(startFaultOf(cause, settings)));

let opened: (() => Promise<void>) | undefined;
const stop = async (): Promise<void> => {
  // Nothing to shut down before it has started.
  await opened?.();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
// The parent process has ended: stop too.
process.once('disconnect', () => void stop());
opened = await started;
