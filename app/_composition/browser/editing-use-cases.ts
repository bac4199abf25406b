import {
  createDocumentProxy,
  createNewsProxy,
  createProductProxy,
  createProfileProxy,
  createVideoGuideProxy,
  createVideoProxy,
} from '@fairdesk/client';
import { type DocumentShelf, suggestTitle, type VideoGuide, type VideoShelf } from '@fairdesk/core/media';
import type { NewsDesk } from '@fairdesk/core/news';
import { moveProduct, moveProductDocument, moveThumbnail, type ProductShelf } from '@fairdesk/core/products';
import type { ProfileEditor } from '@fairdesk/core/profile';
import type { EventId, Language, Log } from '@fairdesk/core/shared';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { fetchWithProgress } from '#adapters/shared/http/fetch-with-progress.ts';
import { logged } from '../logged.ts';
import { documentUseCases, videoUseCases } from '../media.ts';
import { newsUseCases } from '../news.ts';
import { productUseCases } from '../products.ts';
import { profileUseCases } from '../profile.ts';
import { browserHttp } from './browser-http.ts';

/** Where a profile and everything that belongs to it are stored. */
export interface ProfilePorts {
  readonly editor: ProfileEditor;
  readonly products: ProductShelf;
  readonly news: NewsDesk;
  readonly documents: DocumentShelf;
  readonly videos: VideoShelf;
  readonly guide: VideoGuide;
}

/** The use cases of the profile page. */
export const editingUseCases = (ports: ProfilePorts, log: Log) => {
  const { editor, products, news, documents, videos, guide } = ports;
  return {
    ...profileUseCases(editor, log),
    ...productUseCases(products, log),
    moveProduct: logged(moveProduct(products), log),
    moveThumbnail: logged(moveThumbnail(products), log),
    moveProductDocument: logged(moveProductDocument(products), log),
    ...newsUseCases(news, log),
    ...documentUseCases(documents, log),
    ...videoUseCases(videos, log),
    suggestTitle: logged(suggestTitle(guide), log),
  };
};

/** The use cases of the profile page, wired for the browser. */
export const wireEditing = (event: EventId, language: Language) => {
  const http = browserHttp(fetchWithProgress);
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
