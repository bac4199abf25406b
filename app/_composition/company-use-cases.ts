import type { Container } from 'inversify';
import type { ProductService } from '#adapters/products/profile-service.ts';
import { logged } from './logged.ts';
import {
  DOCUMENT_SHELF,
  documentUseCases,
  guideUseCases,
  VIDEO_DESK,
  VIDEO_SHELF,
  videoUseCases,
} from './media.ts';
import { NEWS_DESK, newsUseCases } from './news.ts';
import { PRODUCT_SHELF, productUseCases } from './products.ts';
import { PROFILE_EDITOR, type ProfileEditorOptions, profileUseCases } from './profile.ts';
import { LOG, token } from './token.ts';

/** The use cases of a company profile for one caller. */
export interface CompanyUseCases {
  readonly profile: ReturnType<typeof profileUseCases>;
  readonly products: ReturnType<typeof productUseCases>;
  readonly productPlaces: ProductService['places'];
  readonly news: ReturnType<typeof newsUseCases>;
  readonly documents: ReturnType<typeof documentUseCases>;
  readonly videos: ReturnType<typeof videoUseCases>;
  readonly guide: ReturnType<typeof guideUseCases>;
}

export const COMPANY_USE_CASES =
  token<(caller: ProfileEditorOptions) => CompanyUseCases>('company use cases');

export const bindCompany = (server: Container): void => {
  server.bind(COMPANY_USE_CASES).toResolvedValue(
    (editorOf, productsOf, newsOf, documentsOf, videosOf, videoDesk, log) => (caller) => {
      const shelf = productsOf(caller.key, caller.replaces);
      return {
        profile: profileUseCases(editorOf(caller), log),
        products: productUseCases(shelf, log),
        productPlaces: logged(shelf.places, log),
        news: newsUseCases(newsOf(caller.key, caller.replaces), log),
        documents: documentUseCases(documentsOf(caller.key, caller.replaces), log),
        videos: videoUseCases(videosOf(caller.key, caller.replaces), log),
        guide: guideUseCases(videoDesk),
      };
    },
    [PROFILE_EDITOR, PRODUCT_SHELF, NEWS_DESK, DOCUMENT_SHELF, VIDEO_SHELF, VIDEO_DESK, LOG],
  );
};
