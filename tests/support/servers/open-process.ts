import { expect } from 'vitest';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { requestScope, withRequestScope } from '#app/_composition/request-scope.ts';
import { openUseCases } from '#app/_composition/server.ts';
import type { ServiceRuntime } from '#app/_composition/services.ts';
import { createDevelopmentSheets } from '#app/_front/create-site-sheets.ts';
import { renderPage } from '#app/_process/render-page.ts';
import { setRuntime } from '#app/_process/runtime.ts';
import { readSettings } from '#app/_process/settings.ts';
import { type CookieJar, withCookies } from '../next-headers.ts';
import { quietLog } from '../quiet-log.ts';
import { newFolder } from './databases.ts';

/** Starts the process with the demo fair, to call routes and pages without Next and HTTP. */
export const openProcess = async (onCall: (call: string) => void = () => undefined) => {
  const settings = readSettings({ NODE_ENV: 'test', FAIRDESK_DATA: newFolder() })._unsafeUnwrap();
  const platform = await openEmbeddedPlatform(settings, quietLog);
  const opened = {
    screenOf: async () => undefined,
    settings,
    log: quietLog,
    platform: (request) => {
      onCall(`${request.method} ${request.path}`);
      return platform.call(request);
    },
    network: fetch,
    scope: requestScope,
  } satisfies ServiceRuntime;
  openUseCases(opened);
  setRuntime({
    settings,
    log: quietLog,
    clock: platform.clock,
    counterOf: platform.shared.counterOf,
    render: renderPage,
    icons: { linkIn: async (html) => html },
    sheets: createDevelopmentSheets(async () => []),
    elements: { site: '/site.js', door: '/door.js', preloadIn: (html) => html },
    purgePages: () => undefined,
    readiness: async () => ({ faults: [], warnings: [] }),
  });
  return { close: platform.close, dataFolder: settings.dataFolder };
};

/** Serves one request of a browser as the HTTP server does. */
export const serve = <T>(jar: CookieJar, work: () => Promise<T>): Promise<T> =>
  withRequestScope(() => withCookies(jar, work));

export const requestOf = (method: string, body?: unknown): Request =>
  new Request('http://localhost:3000/api', {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The body of a response, which must have status 200. */
export const bodyOf = async (response: Response): Promise<unknown> => {
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
};
