import { type DocumentShelf, suggestTitle, type VideoGuide, type VideoShelf } from '@fairdesk/core/media';
import type { NewsDesk } from '@fairdesk/core/news';
import { moveProduct, moveProductDocument, moveThumbnail, type ProductShelf } from '@fairdesk/core/products';
import type { ProfileEditor } from '@fairdesk/core/profile';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';
import { documentUseCases, videoUseCases } from './media.ts';
import { newsUseCases } from './news.ts';
import { productUseCases } from './products.ts';
import { profileUseCases } from './profile.ts';

/** Where a profile and all that belongs to it is kept. */
export interface ProfilePorts {
  readonly editor: ProfileEditor;
  readonly products: ProductShelf;
  readonly news: NewsDesk;
  readonly documents: DocumentShelf;
  readonly videos: VideoShelf;
  readonly guide: VideoGuide;
}

/** Everything one may do on the page of a profile. */
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
