import { createAwardProxy } from '@fairdesk/client';
import type { EventId, Language } from '@fairdesk/core/shared';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { fetchWithProgress } from '#adapters/shared/http/fetch-with-progress.ts';
import { awardUseCases } from '../awards.ts';
import { browserHttp } from './browser-http.ts';

/** The use cases of the award screens, wired for the browser. */
export const wireAwards = (event: EventId, language: Language) =>
  awardUseCases(createAwardProxy(browserHttp(fetchWithProgress), event, language), consoleLog);
