import type { EventId, Language } from '@fairdesk/core/shared';
import { createAwardProxy } from '#adapters/awards/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { awardUseCases } from './awards.ts';

/** The use cases of the award screens, wired for the browser. */
export const wireAwards = (event: EventId, language: Language) =>
  awardUseCases(createAwardProxy(createHttp('/api'), event, language), consoleLog);
