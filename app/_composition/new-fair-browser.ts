import { createFair } from '@fairdesk/core/organiser';
import { createFairsProxy } from '#adapters/organiser/fairs-proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { logged } from './logged.ts';

/** The use case of the page for a new fair, wired for the browser. */
export const wireNewFair = () => ({
  createFair: logged(createFair(createFairsProxy(createHttp('/api'))), consoleLog),
});
