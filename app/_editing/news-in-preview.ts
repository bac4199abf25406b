import type { Failure, Language } from '@fairdesk/core/shared';
import { err, ok, ResultAsync } from 'neverthrow';
import { type NewsPageFound, newsOn, openNewsPage } from '#app/_site/news-page.ts';
import { openPreview } from './opened-preview.ts';
import { previewAt } from './preview-address.ts';

/** The news page at an address; a draft in its preview: the public page has other news, or does not exist. */
export const newsPageAt = (language: Language, at: string): ResultAsync<NewsPageFound, Failure> => {
  const preview = previewAt(at);
  if (preview === undefined) return openNewsPage(language, at);
  const { event, token, type, address } = preview;
  return ResultAsync.fromSafePromise(openPreview(event, token, language, address, '', type)).andThen(
    (opened) => {
      const found = opened?.kind === 'page' && newsOn(opened.page);
      return found ? ok(found) : err<never, Failure>({ kind: 'not-found', what: 'the news of a preview' });
    },
  );
};
