/**
 * The process: opens the platform, runs Next behind our own HTTP server, and shuts down in order.
 *
 * `node .next/node/server.mjs`, which the build makes of this, serves the build; `node app/server.ts --dev` compiles
 * on demand.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import { elementsScript } from '#app/_build/elements-script.ts';
import { createPreloads } from '#app/_build/late-scripts.ts';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { openMovedAddresses } from '#app/_composition/moved-addresses.ts';
import { requestScope, withRequestScope } from '#app/_composition/request-scope.ts';
import { announce } from '#app/_front/announce.ts';
import { createBeginPage } from '#app/_front/begin-page.ts';
import { policyHosts } from '#app/_front/content-policy.ts';
import { createDevelopmentFiles, createDocumentFiles } from '#app/_front/document-files.ts';
import { createFramework } from '#app/_front/framework.ts';
import { createHandler } from '#app/_front/handler.ts';
import { createInlineStyles } from '#app/_front/inline-styles.ts';
import { LimitedRequest } from '#app/_front/limited-request.ts';
import { createPageCache } from '#app/_front/page-cache.ts';
import { PageResponse } from '#app/_front/page-response.ts';
import { createReadyPages } from '#app/_front/ready-pages.ts';
import { runRoutes } from '#app/_front/run-routes.ts';
import { serveMetrics } from '#app/_front/serve-metrics.ts';
import { withBudget } from '#app/_front/with-budget.ts';
import { lockFolder } from '#app/_process/data-folder-lock.ts';
import { notifyContentChange } from '#app/_process/notify-content-change.ts';
import { openLog } from '#app/_process/open-log.ts';
import { openReadiness } from '#app/_process/open-readiness.ts';
import { renderPage } from '#app/_process/render-page.ts';
import { closeServer, closingWithResponses, runProcess, SERVER_LIMITS } from '#app/_process/run-process.ts';
import { setRuntime } from '#app/_process/runtime.ts';
import type { Settings } from '#app/_process/settings.ts';
import { exitWith, startFaultOf } from '#app/_process/start-fault.ts';
import { watchContent } from '#app/_process/watch-content.ts';
import { allowServerModules } from '#app/_process/without-bundler.ts';

/** Maximum size of the page cache. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** How long the framework waits after the start, in milliseconds: requests that need none of it come first. */
const FRAMEWORK_DELAY_MS = 500;

/** Where the bundle of this and of the API's routes is; absent when this runs from its source. */
const bundle = import.meta.filename.endsWith('.mjs') ? import.meta.dirname : undefined;
const dev = process.argv.includes('--dev');
if (!bundle) allowServerModules();

type Listener = (request: LimitedRequest, response: PageResponse) => void;

/** Each request has its own time budget and its own scope. */
const perRequest = (listener: Listener): Listener =>
  withBudget((request, response) => withRequestScope(() => listener(request, response)));

/** @returns a function that stops the server; rejects with the reason it could not start */
const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const locked = lockFolder(settings.dataFolder);
  if (locked.isErr()) return exitWith(locked.error);
  // Only now can plain Node load what is for bundlers too.
  const { openUseCases } = await import('#app/_composition/server.ts');
  const log = openLog(settings);
  const pages = createPageCache(PAGE_CACHE_BYTES);
  const platform = await openEmbeddedPlatform(settings, log);
  // Saved before the framework wraps it: requests through its cache are neither limited nor aborted with the
  // request.
  const { fetch: network } = globalThis;
  let ready = false;
  const root = new URL('..', import.meta.url).pathname;
  const server = createServer({
    ...SERVER_LIMITS,
    // For files. The handler limits the time of other bodies.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    IncomingMessage: LimitedRequest,
    ServerResponse: PageResponse,
    // Next listens for upgrades and leaves most of them open without a response. Only its development server has any,
    // so a client that offers another protocol gets its response over HTTP/1.1.
    shouldUpgradeCallback: () => dev,
  });
  const closeWithResponses = closingWithResponses(server);
  const build = `${root}.next${dev ? '/dev' : ''}`;
  const inlineStyles = dev ? undefined : createInlineStyles(`${build}/static`);
  const beginPage = createBeginPage(pages, policyHosts(settings), inlineStyles);
  const framework = createFramework({ dev, dir: root, httpServer: server }, beginPage);

  if (dev) {
    await framework.prepare();
    await (await import('#app/_build/bundle-elements.ts')).bundleElements(build);
  }
  const readiness = openReadiness({
    dataFolder: settings.dataFolder,
    isServing: () => ready,
    filesRespond: platform.filesRespond,
    redisResponds: platform.shared.responds,
  });
  const opened = {
    ...{ settings, log, network, scope: requestScope },
    ...{ platform: platform.call, screenOf: platform.screenOf, clock: platform.clock },
  };
  openUseCases(opened);
  const { pages: movedPages, findFolder } = openMovedAddresses(opened);
  const { sheets, icons, sendStatic } = dev ? createDevelopmentFiles(settings) : createDocumentFiles(build);
  setRuntime({
    settings,
    log,
    clock: platform.clock,
    counterOf: platform.shared.counterOf,
    render: renderPage,
    sheets,
    icons,
    elements: {
      ...{ site: elementsScript(build, 'start'), door: elementsScript(build, 'door') },
      preloadIn: createPreloads(build),
    },
    purgePages: (isMeant) => {
      movedPages.expire();
      pages.purge(isMeant);
      platform.shared.announceChange();
    },
    readiness,
  });

  const { mailCounts } = platform;
  const metrics = settings.metricsPort
    ? (await import('#app/_front/metrics.ts')).createMetrics({
        readiness,
        cachedPages: pages.size,
        mailCounts,
      })
    : undefined;
  const measured = metrics?.measured ?? ((listener: Listener) => listener);
  const readyPages = createReadyPages(pages, settings);
  const handle = perRequest(
    createHandler({
      sendStatic,
      settings,
      clock: platform.clock,
      pages,
      ready: readyPages,
      platform: platform.fetch,
      // During development Next compiles routes on demand.
      next: dev
        ? framework.handle
        : runRoutes({ api: `${root}app/api`, build, bundle }, framework, beginPage),
      findMovedPage: movedPages.find,
      findFolder,
      refreshSecret: randomBytes(16).toString('hex'),
      log,
    }),
  );
  server.on(
    'request',
    measured((request, response) => {
      if (!readyPages.send(request, response)) handle(request, response);
    }),
  );

  const stopWatching = await watchContent({
    stamp: platform.contentStamp,
    changed: () => notifyContentChange(settings),
    onHint: platform.shared.onChange,
    log,
  });

  const { host, port, metricsPort } = settings;
  const metricsDoor =
    metrics && metricsPort ? await serveMetrics(metrics, { host, port: metricsPort }) : undefined;
  server.listen(port, host);
  await once(server, 'listening');
  ready = true;
  announce(settings, platform);
  setTimeout(() => {
    framework.prepare().catch((cause: unknown) => exitWith(startFaultOf(cause, settings)));
  }, FRAMEWORK_DELAY_MS).unref();

  return async () => {
    ready = false;
    stopWatching();
    // A proxy that would keep its connection open might send the next request just as we close it.
    closeWithResponses();
    // A proxy in front must notice that we are not ready before the port closes.
    await sleep(settings.stopDelayMs);
    await closeServer(server);
    await framework.close();
    metricsDoor?.close();
    await platform.close();
    locked.value.release();
  };
};

await runProcess(start);
