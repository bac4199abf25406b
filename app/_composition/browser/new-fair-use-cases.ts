import type { UploadFile } from '@fairdesk/core/media';
import { createFair, saveWebsitePicture } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import { createFairsProxy } from '#adapters/organiser/fairs-proxy.ts';
import { createWebsiteProxy } from '#adapters/organiser/website-proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { logged } from '../logged.ts';
import { browserHttp } from './browser-http.ts';

/** The use cases of the page for a new fair, wired for the browser. */
export const wireNewFair = () => {
  const http = browserHttp();
  return {
    createFair: logged(createFair(createFairsProxy(http)), consoleLog),
    saveFairLogo: logged(
      (event: EventId, file: UploadFile) => saveWebsitePicture(createWebsiteProxy(http, event))('logo', file),
      consoleLog,
    ),
  };
};
