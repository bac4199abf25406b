import type { EventId, Language } from '@fairdesk/core/shared';
import { createDocumentProxy, createVideoGuideProxy, createVideoProxy } from '#adapters/media/proxy.ts';
import { createNewsProxy } from '#adapters/news/proxy.ts';
import { createProductProxy } from '#adapters/products/proxy.ts';
import { createProfileProxy } from '#adapters/profile/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { editingUseCases } from './editing-use-cases.ts';

/** The use cases of the profile page, wired for the browser. */
export const wireEditing = (event: EventId, language: Language) => {
  const http = createHttp('/api');
  const ports = {
    editor: createProfileProxy(http, event, language),
    products: createProductProxy(http, event),
    news: createNewsProxy(http, event),
    documents: createDocumentProxy(http, event),
    videos: createVideoProxy(http, event),
    guide: createVideoGuideProxy(http, event),
  };
  return editingUseCases(ports, consoleLog);
};
